import { findAmounts } from '../numbers/find-amounts.ts';
import { parseTimes } from '../time/parse-times.ts';
import type { MentionedDate, MentionedFigure, MentionedName, Mentioned } from './extraction.ts';
import type { MeetingContext } from './meeting-context.ts';
import { outsidersIn } from './outsiders.ts';

/**
 * Figures, days and names a meeting mentions, each once, with every turn that says it. Figures that are equal in value and unit
 * are one figure however they are written; so are days. A name is a speaker who is spoken of, or somebody called by a
 * title or a company called by its kind.
 */
export function findMentioned(context: MeetingContext): Mentioned {
  const figures = new Gathered<Omit<MentionedFigure, 'evidence'>>();
  const dates = new Gathered<Omit<MentionedDate, 'evidence'>>();
  const names = new Gathered<Omit<MentionedName, 'evidence'>>();
  const reference = `${context.meetingDate}T00:00:00`;
  for (const [turn, { text }] of context.turns.entries()) {
    for (const { kind, value, until, unit, span } of findAmounts(text)) {
      figures.add(`${kind} ${value} ${until} ${unit}`, { text: text.slice(...span), kind, value, until, unit }, turn);
    }
    for (const time of parseTimes(text, { reference })) {
      const date = time.known.date && time.grain === 'day' ? time.start.slice(0, 10) : null;
      if (date) dates.add(date, { text: text.slice(...time.span), date }, turn);
    }
    for (const { person } of (context.clauses[turn] ?? []).flatMap((own) => context.mentions.get(own) ?? [])) {
      names.add(person.label, { name: person.label, speaks: true }, turn);
    }
    for (const name of outsidersIn(context.clauses[turn] ?? [], context)) names.add(name, { name, speaks: false }, turn);
  }
  return { figures: figures.list(), dates: dates.list(), names: names.list() };
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
