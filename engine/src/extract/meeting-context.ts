import { type TimeContext, timeContext } from '../time/resolve/context.ts';
import type { TimeReading } from '../time/time-reading.ts';
import { isGroupVoice } from '../transcript/group-voice.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Clause } from './clause.ts';
import { contentWords } from './content-words.ts';
import { findChair } from './find-chair.ts';
import { nameVoices } from './name-voices.ts';
import { buildRoster, findMentions, type Mention, type Roster } from './people.ts';
import type { ReadDeadline } from './read-deadline.ts';
import { learnSelfReference, type SelfReference } from './self-reference.ts';
import type { TaskAct } from './task-act.ts';

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
  /** What has been worked out before: the times a turn names, and of a clause whether it may name a day, the limits its
   * stretches name, its acts and the words that carry its matter. */
  readonly times: Map<number, readonly TimeReading[]>;
  readonly datable: Map<Clause, boolean>;
  readonly limits: Map<Clause, Map<number, ReadDeadline | null>>;
  readonly acts: Map<Clause, readonly TaskAct[]>;
  readonly contents: Map<Clause, ReadonlySet<string>>;
  readonly plainTurns: readonly string[];
};

/** Several at once promise nothing, are asked nothing and lead no meeting: what they say is nobody's in particular. */
const asOneVoice = (turn: Turn): Turn =>
  turn.speaker !== null && isGroupVoice(turn.speaker) ? { ...turn, speaker: null } : turn;

/** The turns of a meeting as they are read: in NFC, and what several say at once as nobody's in particular. */
export function readableTurns(said: readonly Turn[]): Turn[] {
  return said.map((turn) => asOneVoice({ ...turn, text: turn.text.normalize('NFC') }));
}

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
    acts: new Map(),
    times: new Map(),
    datable: new Map(),
    limits: new Map(),
    contents: new Map(),
    plainTurns: clauses.map((own) => ` ${own.map((clause) => clause.plain.trim()).join(' ')} `),
  };
}

/** The words of a clause that carry its matter. Several rules ask for them; they are looked out once. */
export function clauseContent(clause: Clause, { contents }: MeetingContext): ReadonlySet<string> {
  const known = contents.get(clause) ?? contentWords(clause.words);
  contents.set(clause, known);
  return known;
}

/** All clauses of a turn as one plain text. */
export function plainTurn(context: MeetingContext, turn: number): string {
  return context.plainTurns[turn] ?? '  ';
}

export function speakerOf(context: MeetingContext, turn: number): string | null {
  return context.turns[turn]?.speaker ?? null;
}
