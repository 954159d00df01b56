import { markTitles } from '@hopgon/engine/intent/acts/mark-titles';
import { type GivenNames, type MessagePiece, readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import { type MessageReading, readMessage } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { Question } from '../parsed-message.rules.ts';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';

/** What a message is read against, the same for each of its parts. */
export interface Ground {
  readonly context: SpokenContext;
  readonly given: GivenNames;
  readonly question: Question;
  readonly now: LocalTime;
}

/** A text with what is read of it whatever it asks for. */
export interface ReadText {
  readonly text: string;
  readonly reading: MessageReading;
  readonly pieces: readonly MessagePiece[];
}

export function readText(text: string, { given, context }: Ground): ReadText {
  const reading = readMessage(text);
  return { text, reading, pieces: markTitles(text, readPieces(reading, given), context.titles) };
}
