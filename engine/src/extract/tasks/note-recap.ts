import type { Clause } from '../clauses/clause.ts';
import { contentWords, overlap } from '../clauses/content-words.ts';
import { readDeadline } from '../days/read-deadline.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { isAlive, type Task } from './task.ts';

type Segment = {
  readonly who: string;
  readonly clause: Clause;
  /** Where the part begins that names them: "tờ trình cô Nga đưa tôi thứ tư". */
  readonly lead: number;
  readonly from: number;
  readonly to: number;
};

/** Adds a recap turn to the tasks it repeats; a day fills a gap, but never overrules what was agreed in the talk. */
export function noteRecap(tasks: readonly Task[], turn: number, context: MeetingContext): void {
  for (const clause of context.clauses[turn] ?? []) {
    const mentions = context.mentions.get(clause) ?? [];
    for (const [index, mention] of mentions.entries()) {
      const to = mentions[index + 1]?.from ?? clause.words.length;
      const before = mentions[index - 1]?.to ?? 0;
      const lead = Math.max(
        before,
        ...[...clause.breaks].map((at) => at + 1).filter((at) => at <= mention.from),
      );
      noteSegment(tasks, { who: mention.person.label, clause, lead, from: mention.to, to }, context);
    }
  }
}

function noteSegment(tasks: readonly Task[], segment: Segment, context: MeetingContext): void {
  const { who, clause, lead, from, to } = segment;
  const content = contentWords(clause.words.slice(lead, to));
  const own = tasks.filter((task) => task.who === who && isAlive(task));
  const ranked = own
    .map((task) => ({ task, alike: overlap(task.content, content) }))
    .sort((a, b) => b.alike - a.alike);
  const day = readDeadline(clause, from, to, context);
  const matching = ranked.filter(
    ({ task, alike }) => alike > 0 || (day !== null && task.deadline?.date === day.date),
  );
  for (const { task } of matching.length > 0 ? matching : ranked.slice(0, 1)) {
    task.evidence.add(clause.turn);
    if (matching.length === 1) task.deadline ??= day;
  }
}
