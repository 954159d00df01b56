import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import type { AskedScope } from '@hopgon/contract/search/schemas';

export const apology = 'Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại.';

/** What stands in the place of an answer to what never left for lack of a network. */
export const unsentReply = `${apology} Mất kết nối mạng, câu này chưa được gửi.`;

/** What was just said here and is not yet known to be stored. */
export interface Turn {
  readonly text: string;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: AskedScope | null;
  /** The same for every try of this message. */
  readonly idempotencyKey: string;
  /** The newest stored message when it was said; null when there was none. */
  readonly after: string | null;
  /** Milliseconds since 1970. */
  readonly saidAt: number;
  readonly state: 'waiting' | 'failed';
  /** Known at once to the browser: an invalid command. */
  readonly answer: string | null;
  /** What the assistant said to the last try, where nothing names what was stored. */
  readonly reply: string | null;
}

const alike = (a: string, b: string): boolean => a.normalize('NFC').trim() === b.normalize('NFC').trim();

/** Whether the stored messages hold the turn already: a wake-up may bring them before the answer to our own call. */
export const isStored = ({ text, after }: Turn, messages: readonly ChatMessage[]): boolean =>
  // Ids are ordered in time.
  messages.some(({ id, role, content }) => role === 'user' && id > (after ?? '') && alike(content, text));

/** One that awaits an answer here. */
export const waitingOf = (turns: readonly Turn[]): Turn | null =>
  turns.find(({ state }) => state === 'waiting') ?? null;

export const isScope = (value: unknown): value is AskedScope =>
  value === 'meeting' || value === 'series' || value === 'all';

function parseTurn(value: unknown): Turn | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: keyof Turn): unknown => Reflect.get(value, name);
  const [text, scope, idempotencyKey, after, saidAt, answer, reply] = [
    read('text'),
    read('scope'),
    read('idempotencyKey'),
    read('after'),
    read('saidAt'),
    read('answer'),
    read('reply'),
  ];
  if (typeof text !== 'string' || typeof idempotencyKey !== 'string' || typeof saidAt !== 'number') {
    return undefined;
  }
  return {
    text,
    scope: isScope(scope) ? scope : null,
    idempotencyKey,
    after: typeof after === 'string' ? after : null,
    saidAt,
    // The page that awaited the answer is gone. The same key makes a second try harmless.
    state: 'failed',
    answer: typeof answer === 'string' ? answer : null,
    reply: typeof reply === 'string' ? reply : null,
  };
}

/** Turns from the browser's storage. */
export const parseTurns = (value: unknown): readonly Turn[] | undefined =>
  Array.isArray(value) ? value.map(parseTurn).filter((turn) => turn !== undefined) : undefined;
