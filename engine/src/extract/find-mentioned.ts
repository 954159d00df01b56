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
  const figures = new Gathered<Omit<MentionedFigure, 'evidence'>>();
  for (const [turn, { text }] of turns.entries()) {
    if (!MAY_NAME_AMOUNT.test(plainTurns[turn] ?? '')) continue;
    for (const { span, ...figure } of findAmounts(text)) {
      const key = `${figure.kind} ${figure.value} ${figure.until} ${figure.unit}`;
      figures.add(key, { text: text.slice(...span), ...figure }, turn);
    }
  }
  return figures.list();
}

function findDates(context: MeetingContext): MentionedDate[] {
  const dates = new Gathered<Omit<MentionedDate, 'evidence'>>();
  for (const [turn, { text }] of context.turns.entries()) {
    for (const { date, from, to } of daysSaid(turn, context))
      if (!isName(turn, from, context)) dates.add(date, { text: text.slice(from, to), date }, turn);
  }
  return dates.list();
}

/** Whether a turn names somebody at a place in its text: there "Mai" is no tomorrow, nor "Tư" a Wednesday. */
function isName(turn: number, at: number, { clauses, mentions }: MeetingContext): boolean {
  return (clauses[turn] ?? []).some((clause) =>
    (mentions.get(clause) ?? []).some(({ from, to }) => clause.starts.slice(from, to).includes(at)),
  );
}

function findNames(context: MeetingContext): MentionedName[] {
  const names = new Gathered<Omit<MentionedName, 'evidence'>>();
  for (const [turn, clauses] of context.clauses.entries()) {
    const mentions = clauses.flatMap((clause) => context.mentions.get(clause) ?? []);
    for (const { person } of mentions) names.add(person.label, { name: person.label, speaks: true }, turn);
    for (const name of outsidersIn(clauses, context)) names.add(name, { name, speaks: false }, turn);
  }
  return names.list();
}

/** What was found under a key, in the order first said, with its turns. */
class Gathered<Found extends object> {
  private readonly known = new Map<string, Found & { readonly evidence: number[] }>();

  add(key: string, found: Found, turn: number): void {
    const known = this.known.get(key);
    if (!known) this.known.set(key, { ...found, evidence: [turn] });
    else if (known.evidence.at(-1) !== turn) known.evidence.push(turn);
  }

  list(): (Found & { readonly evidence: number[] })[] {
    return [...this.known.values()];
  }
}
