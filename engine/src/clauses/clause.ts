import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import type { Token } from '../lexicon/tokenize.ts';
import type { TimeReading } from '../time/time-reading.ts';
import type { Person } from './people.ts';

export type ClauseToken = Token & {
  /** The punctuation behind the word: "," or "?" or "". */
  readonly mark: string;
  readonly hash: number;
};

/** A speaker named in a clause, by tokens, title included; `isCalled` if spoken to rather than of. */
export type Mention = {
  readonly person: Person;
  readonly from: number;
  readonly to: number;
  readonly isCalled: boolean;
};

/** A sentence, or a stretch of unpunctuated speech that would be one. */
export type Clause = {
  readonly turn: number;
  /** Its index among the clauses of its turn. */
  readonly at: number;
  readonly speaker: string | null;
  readonly tokens: readonly ClauseToken[];
  /** Spans of the lexicon, by token. */
  readonly phrases: readonly PhraseSpan[];
  readonly mentions: readonly Mention[];
  /** Times named in it; offsets are those of the turn's text. */
  readonly times: readonly TimeReading[];
};
