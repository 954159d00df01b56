import { asksHowLong } from '../agenda-words.rules.ts';
import { askWhichPerson } from '../people/ask-people.rules.ts';
import { matchPerson } from '../people/match-person.rules.ts';
import type { AssistantReply } from '../reply.rules.ts';
import { type DateRange, dateRange } from '../time/date-range.rules.ts';
import type { LocalTime } from '../time/local-time.rules.ts';
import { describeCompany, type Workplace } from '../workplace.rules.ts';

export interface AskedAgenda {
  readonly message: string;
  /** Whose, as said; empty for the caller's own. */
  readonly person: string;
  /** Which days, as said. */
  readonly when: string;
}

export interface AgendaRequest {
  readonly range: DateRange;
  readonly asksHowLong: boolean;
  /** Whose agenda: `userId` null where nobody is named so. */
  readonly whose: { readonly userId: string | null } | { readonly reply: AssistantReply };
}

/** The days that a question speaks of, and whose they are; without a place those of the caller. */
export function readAgendaRequest(
  { message, person, when }: AskedAgenda,
  now: LocalTime,
  place: Workplace | null,
): AgendaRequest {
  const asked = { range: dateRange(message, now), asksHowLong: asksHowLong(message) };
  if (!place) return { ...asked, whose: { userId: null } };
  const company = describeCompany(place, message);
  const { meant, candidates } = matchPerson(person, company);
  const [one, ...more] = [...meant, ...candidates];
  if (!one || more.length === 0) return { ...asked, whose: { userId: one?.userId ?? null } };
  const choose = (name: string) => `Lịch họp của ${name} ${when}`.trim();
  return { ...asked, whose: { reply: askWhichPerson(person, [one, ...more], company, choose) } };
}
