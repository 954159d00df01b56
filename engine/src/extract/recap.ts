import type { Clause } from './clause.ts';
import { contentWords, overlap } from './content-words.ts';
import { anyOf } from './language/phrase.ts';
import { type MeetingContext, plainTurn } from './meeting-context.ts';
import { readDeadline } from './read-deadline.ts';
import { isAlive, type Task } from './task.ts';

const RECAPS = anyOf(`
  tóm lại|tóm tắt|chốt lại|nhắc lại|tổng kết|tổng hợp lại|điểm lại|recap|rà lại|đọc lại|gom lại|kết lại
  vậy là có|kết luận lại|tổng kết lại|nói lại|túm lại|tóm cái lại|lặp lại|vậy tóm|để em đọc|ghi lại nhé
  tóm gọn|tổng lại|priority
`);

/** … or is asked to. */
const ASKS_RECAP = anyOf(
  '(?:đọc|nhắc|điểm|tóm tắt|tóm|chốt|tổng kết|rà) lại(?: \\S+){0,2} (?:giúp|hộ|các|những|cho)',
);

/** A turn that goes over who does what again. It brings no new work, only another proof of the old. */
export function isRecap(clauses: readonly Clause[], context: MeetingContext): boolean {
  const before = plainTurn(context, (clauses[0]?.turn ?? 0) - 1);
  const opens = clauses.slice(0, 3).some((clause) => RECAPS.test(clause.plain)) || ASKS_RECAP.test(before);
  if (!opens) return false;
  const people = new Set(
    clauses.flatMap((clause) => (context.mentions.get(clause) ?? []).map((mention) => mention.person.label)),
  );
  return people.size >= 2;
}

type Segment = { readonly who: string; readonly clause: Clause; readonly from: number; readonly to: number };

/** Adds a recap turn to the tasks it repeats; a day fills a gap, but never overrules what was agreed in the talk. */
export function noteRecap(tasks: readonly Task[], turn: number, context: MeetingContext): void {
  for (const clause of context.clauses[turn] ?? []) {
    const mentions = context.mentions.get(clause) ?? [];
    for (const [index, mention] of mentions.entries()) {
      const to = mentions[index + 1]?.from ?? clause.words.length;
      noteSegment(tasks, { who: mention.person.label, clause, from: mention.to, to }, context);
    }
  }
}

function noteSegment(tasks: readonly Task[], segment: Segment, context: MeetingContext): void {
  const { who, clause, from, to } = segment;
  const content = contentWords(clause.words.slice(from, to));
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
