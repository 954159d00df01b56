import { findAmounts } from '../numbers/find-amounts.ts';
import type { Mentioned, MentionedDate, MentionedFigure, MentionedName } from '../reader/extraction.ts';
import { parseDeadline } from '../time/parse-deadline.ts';
import { daysSaid } from './days/times-said.ts';
import { MAY_NAME_AMOUNT } from './language/hints.ts';
import type { MeetingContext } from './meeting-context.ts';
import { outsidersIn } from './people/outsiders.ts';
import type { Task } from './tasks/task.ts';

/**
 * Figures, days and names a meeting mentions, each once, with every turn that says it. Figures that are equal in value and unit
 * are one figure however they are written; so are days. A name is a speaker who is spoken of, or somebody called by a
 * title or a company called by its kind.
 */
export function findMentioned(tasks: readonly Task[], context: MeetingContext): Mentioned {
  return { figures: findFigures(context), dates: findDates(tasks, context), names: findNames(context) };
}

function findFigures({ turns, plainTurns }: MeetingContext): MentionedFigure[] {
  const figures: Gathered<Omit<MentionedFigure, 'evidence'>> = new Map();
  turns.forEach(({ text }, turn) => {
    if (!MAY_NAME_AMOUNT.test(plainTurns[turn] ?? '')) return;
    for (const { span, ...figure } of findAmounts(text)) {
      const key = `${figure.kind} ${figure.value} ${figure.until} ${figure.unit}`;
      gather(figures, key, turn, () => ({ text: text.slice(...span), ...figure }));
    }
  });
  return [...figures.values()];
}

function findDates(tasks: readonly Task[], context: MeetingContext): MentionedDate[] {
  const dates: Gathered<Omit<MentionedDate, 'evidence'>> = new Map();
  const days = context.turns.flatMap(({ text }, turn) =>
    daysSaid(turn, context)
      .filter(({ from }) => !isName(turn, from, context))
      .map(({ date, from, to }) => {
        const said = text.slice(from, to);
        return { text: said, turn, date, due: parseDeadline(said, context.meetingDate)?.date ?? date };
      }),
  );
  const limits = days.some(({ date, due }) => due !== date) ? limitsByTurn(tasks) : null;
  for (const { text, turn, date, due } of days) {
    const meant = limits?.get(turn)?.has(due) ? due : date;
    gather(dates, meant, turn, () => ({ text, date: meant }));
  }
  return [...dates.values()];
}

/** The days by which turns want work done: "thứ Tư tuần này", said on its Friday of what is to be sent, is the next one. */
function limitsByTurn(tasks: readonly Task[]): Map<number, Set<string>> {
  const limits = new Map<number, Set<string>>();
  for (const { evidence, deadline, acts } of tasks) {
    const days = new Set([deadline, ...acts.map((act) => act.deadline)].flatMap((day) => day?.date ?? []));
    for (const turn of evidence) {
      const known = limits.get(turn);
      if (known) for (const day of days) known.add(day);
      else limits.set(turn, new Set(days));
    }
  }
  return limits;
}

/** Whether a turn names somebody at a place in its text: there "Mai" is no tomorrow, nor "Tư" a Wednesday. */
function isName(turn: number, at: number, { clauses, mentions }: MeetingContext): boolean {
  return (clauses[turn] ?? []).some((clause) =>
    (mentions.get(clause) ?? []).some(({ from, to }) => clause.starts.slice(from, to).includes(at)),
  );
}

function findNames(context: MeetingContext): MentionedName[] {
  const names: Gathered<Omit<MentionedName, 'evidence'>> = new Map();
  context.clauses.forEach((clauses, turn) => {
    for (const clause of clauses)
      for (const { person } of context.mentions.get(clause) ?? [])
        gather(names, person.label, turn, () => ({ name: person.label, speaks: true }));
    for (const name of outsidersIn(clauses, context))
      gather(names, name, turn, () => ({ name, speaks: false }));
  });
  return [...names.values()];
}

/** What was found under a key, in the order first said, with its turns. */
type Gathered<Found> = Map<string, Found & { readonly evidence: number[] }>;

function gather<Found extends object>(
  gathered: Gathered<Found>,
  key: string,
  turn: number,
  found: () => Found,
): void {
  const known = gathered.get(key);
  if (!known) gathered.set(key, { ...found(), evidence: [turn] });
  else if (known.evidence.at(-1) !== turn) known.evidence.push(turn);
}
