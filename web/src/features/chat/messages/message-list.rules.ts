import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { formatDay } from '../../../lib/format/date.ts';
import { nearDayName } from '../../../lib/format/day-words.ts';
import type { Turn } from '../replies/turn.rules.ts';

const line = 24;
/** Characters of a line, on a screen that has the room. */
const lineLength = 68;
const foot = 36;
const small = 40;

function guess({ role, content, card, reading }: ChatMessage): number {
  if (card) return 320;
  const lines = content
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / lineLength)), 0);
  return foot + lines * line + (role === 'user' ? 18 : 0) + (reading ? 80 : 0);
}

// Kept with the message: whenever more is read, all that was known is laid out again.
const guesses = new WeakMap<ChatMessage, number>();

/** About how high a message will be, in pixels, before it was seen. */
function guessHeight(message: ChatMessage): number {
  const known = guesses.get(message) ?? guess(message);
  guesses.set(message, known);
  return known;
}

interface Placed {
  readonly key: string;
  /** As guessed, in pixels. */
  readonly height: number;
}

/** One thing after the other, as it stands on the page. What came before stands above, or it would move what is read. */
export type Row =
  | (Placed & {
      readonly kind: 'message';
      readonly message: ChatMessage;
      /** The first of its day. */
      readonly beginsDay: boolean;
    })
  | (Placed & { readonly kind: 'turn'; readonly turn: Turn });

/** Days as the reader counts them; naming the day of each of ten thousand messages would take longer than a frame. */
const dayOf = (when: string): string => {
  const date = new Date(when);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
};

/** The rows of a conversation: what was said in the order of time, then what was said and is not stored. */
export function rowsOf(messages: readonly ChatMessage[], unstored: readonly Turn[]): readonly Row[] {
  let day = '';
  const rows = messages.map((message): Row => {
    const its = dayOf(message.timestamp);
    const beginsDay = its !== day;
    day = its;
    const height = guessHeight(message) + (beginsDay ? small : 0);
    return { kind: 'message', key: message.id, height, message, beginsDay };
  });
  const said = unstored.map(
    (turn): Row => ({ kind: 'turn', key: turn.idempotencyKey, height: 3 * small, turn }),
  );
  return [...rows, ...said];
}

export function nameDay(when: string, now: number): string {
  const zone = browserZone();
  return nearDayName(localDay(when, zone), now, zone) ?? formatDay(when, zone);
}
