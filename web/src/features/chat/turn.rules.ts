import type { ChatMessage } from '@hopgon/contract/chat/schemas';

/** What was just said here and is not yet known to be stored. */
export interface Turn {
  readonly text: string;
  /** The same for every try of this message. */
  readonly idempotencyKey: string;
  /** The newest stored message when it was said; null when there was none. */
  readonly after: string | null;
  /** Milliseconds since 1970. */
  readonly saidAt: number;
  readonly state: 'waiting' | 'failed';
  /** Known at once to the browser: an invalid command. */
  readonly answer: string | null;
}

const alike = (a: string, b: string): boolean => a.normalize('NFC').trim() === b.normalize('NFC').trim();

/** Whether the stored messages hold the turn already: a wake-up may bring them before the answer to our own call. */
export const isStored = ({ text, after }: Turn, messages: readonly ChatMessage[]): boolean =>
  // Ids are ordered in time.
  messages.some(({ id, role, content }) => role === 'user' && id > (after ?? '') && alike(content, text));
