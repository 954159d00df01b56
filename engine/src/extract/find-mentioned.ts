import { findAmounts } from '../numbers/find-amounts.ts';
import { daysSaid } from './days/times-said.ts';
import type { Mentioned, MentionedDate, MentionedFigure, MentionedName } from './extraction.ts';
import { MAY_NAME_AMOUNT } from './language/hints.ts';
import type { MeetingContext } from './meeting-context.ts';
import { outsidersIn } from './people/outsiders.ts';

/**
 * Figures, days and names a meeting mentions, each once, with every turn that says it. Figures that are equal in value and unit
 * are one figure however they are written; so are days. A name is a speaker who is spoken of, or somebody called by a
 * title or a company called by its kind.
 */
export function findMentioned(context: MeetingContext): Mentioned {
  return { figures: findFigures(context), dates: findDates(context), names: findNames(context) };
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

function findDates(context: MeetingContext): MentionedDate[] {
  const dates: Gathered<Omit<MentionedDate, 'evidence'>> = new Map();
  context.turns.forEach(({ text }, turn) => {
    for (const { date, from, to } of daysSaid(turn, context))
      if (!isName(turn, from, context))
        gather(dates, date, turn, () => ({ text: text.slice(from, to), date }));
  });
  return [...dates.values()];
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
