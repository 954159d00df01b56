import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import type { Token } from '../lexicon/tokenize.ts';
import type { TimeReading } from '../time/time-reading.ts';
import type { Person } from './people.ts';

export type ClauseToken = Token & {
  /** The punctuation behind the word: "," or "?" or "". */
  readonly mark: string;
};

/** A speaker named in a clause, by tokens, title included; `isCalled` if spoken to rather than of. */
export type Mention = {
  readonly person: Person;
  readonly from: number;
  readonly to: number;
  readonly isCalled: boolean;
};

/** Who a clause says does something: a speaker it names, or a word that stands for a person ("em", "để anh"). */
export type Subject =
  | { readonly kind: 'named'; readonly label: string }
  | { readonly kind: 'pronoun'; readonly word: string }
  | { readonly kind: 'none' };

/** A sentence, or a stretch of unpunctuated speech that would be one. */
export type Clause = {
  readonly turn: number;
  /** Its index among the clauses of its turn. */
  readonly at: number;
  readonly speaker: string | null;
  readonly tokens: readonly ClauseToken[];
  /** Spans of the lexicon, by token. */
  readonly phrases: readonly PhraseSpan[];
  /** Spans whose classes are read by rules alone: models that saw them would see mostly noise. */
  readonly ruled: readonly PhraseSpan[];
  readonly mentions: readonly Mention[];
  readonly subject: Subject;
  /** Times named in it; offsets are those of the turn's text. */
  readonly times: readonly TimeReading[];
  /** Whether its turn goes through the work of several people, as at the end of a meeting. */
  readonly isInRound: boolean;
};
