import { type TimeContext, timeContext } from '../time/resolve/context.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Clause } from './clauses/clause.ts';
import { findChair } from './people/find-chair.ts';
import { nameVoices } from './people/name-voices.ts';
import { buildRoster, findMentions, type Mention, type Roster } from './people/people.ts';
import { learnSelfReference, type SelfReference } from './people/self-reference.ts';

/** What every rule may look at: the turns, their clauses, who is named in them, and who "em" is. */
export type MeetingContext = {
  readonly meetingDate: string;
  /** The same day as deadlines are counted from it. */
  readonly today: TimeContext;
  readonly turns: readonly Turn[];
  readonly clauses: readonly (readonly Clause[])[];
  readonly mentions: ReadonlyMap<Clause, readonly Mention[]>;
  readonly roster: Roster;
  readonly selfReference: SelfReference;
  readonly chair: string | null;
  readonly plainTurns: readonly string[];
};

export function readContext(
  meetingDate: string,
  turns: readonly Turn[],
  clauses: readonly (readonly Clause[])[],
): MeetingContext {
  const roster = buildRoster(
    turns,
    nameVoices(turns, (turn) => clauses[turn] ?? []),
  );
  const mentions = new Map(clauses.flat().map((clause) => [clause, findMentions(clause, roster)]));
  return {
    meetingDate,
    today: timeContext(meetingDate, true),
    turns,
    clauses,
    mentions,
    roster,
    selfReference: learnSelfReference(turns, clauses),
    chair: findChair(turns, clauses),
    plainTurns: clauses.map(plainOf),
  };
}

/** Clauses put together; each already begins and ends with a space. */
const plainOf = ([first, ...more]: readonly Clause[]): string =>
  (first?.plain ?? '  ') + more.map(({ plain }) => plain.slice(1)).join('');

/** All clauses of a turn as one plain text. */
export function plainTurn(context: MeetingContext, turn: number): string {
  return context.plainTurns[turn] ?? '  ';
}

export function speakerOf(context: MeetingContext, turn: number): string | null {
  return context.turns[turn]?.speaker ?? null;
}
