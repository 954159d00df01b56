import { type FoundTime, findTime, type SaidTime } from '../time/said-time.ts';
import type { Intent, IntentKind } from './intent.ts';
import { contentQuery, findNames } from './named-words.ts';
import { readIntent, readSlotsOf } from './read-intent.ts';
import { readMessage } from './read-message.ts';

/** All that is read of a message: what it asks for, and the times, people and words it does so with. */
export type MessageRequest = Intent & {
  /** Its first time, said by the whole message. */
  readonly time: SaidTime;
  /** Its first time, by what it is said with, and the words around. */
  readonly found: FoundTime | null;
  readonly names: readonly string[];
  /** The words that name what it is about. */
  readonly query: string;
};

/** Reads a message to the end, as of a kind where that is known: who acts on it needs no text of it but its slots. */
export function readRequest(message: string, now: string, kind: IntentKind | null = null): MessageRequest {
  const reading = readMessage(message);
  const found = findTime(message, now, reading.times);
  return {
    ...(kind === null ? readIntent(reading) : { kind, score: 1, slots: readSlotsOf(reading, kind) }),
    time: { said: message, plain: found?.time.plain ?? null, ahead: found?.time.ahead ?? null },
    found,
    names: findNames(reading),
    query: contentQuery(reading),
  };
}
