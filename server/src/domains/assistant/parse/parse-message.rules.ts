import type { IntentKind } from '@hopgon/engine/intent/intent';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { parseCommandWords } from './parse-command-words.rules.ts';
import { parseFreeWords } from './parse-free-words.rules.ts';
import type { ParsedMessage, Question } from './parsed-message.rules.ts';
import { refuseImpossibleTime } from './time/impossible-time.rules.ts';

/** Reads a message once, as of a kind where that is known: what it asks for, with its arguments as written and its times. */
export function parseMessage(
  { message, parsed, meetingId }: Question,
  now: LocalTime,
  kind: IntentKind | null = null,
): ParsedMessage {
  return refuseImpossibleTime(
    parsed.kind === 'command'
      ? parseCommandWords(parsed, { message, meetingId }, now)
      : parseFreeWords(message, meetingId, now, kind),
  );
}
