import type { Card, ChatMessage, RunningAnswer } from '@hopgon/contract/chat/schemas';

/** What is known of a conversation: from some message to the newest without a gap, in the order of time. */
export interface KnownMessages {
  readonly messages: readonly ChatMessage[];
  /** The cursor of what was said before; null when nothing was. */
  readonly earlier: string | null;
  /** The answer that was being written when the newest were read. */
  readonly running?: RunningAnswer | null;
}

/** A page as the server gives it, in the order of time. */
interface MessagePage {
  readonly messages: readonly ChatMessage[];
  /** The cursor of what was said before the page. */
  readonly nextCursor: string | null;
}

/** The newest page, and before it what was known already, unless there may be a gap between. Ids are ordered in time. */
export function withNewest(known: KnownMessages | undefined, page: MessagePage): KnownMessages {
  const first = page.messages[0];
  const fresh = { messages: page.messages, earlier: page.nextCursor };
  // A page that leads nowhere is the whole conversation.
  if (!known || !first || page.nextCursor === null) return fresh;
  const touches = known.messages.some(({ id }) => id === first.id);
  if (!touches) return fresh;
  const before = known.messages.filter(({ id }) => id < first.id);
  return before.length === 0 ? fresh : { messages: [...before, ...page.messages], earlier: known.earlier };
}

export const withEarlier = (known: KnownMessages, page: MessagePage): KnownMessages => ({
  ...known,
  messages: [...page.messages, ...known.messages],
  earlier: page.nextCursor,
});

/** What was just said, unless a wake-up brought it before. */
export const withAdded = (known: KnownMessages, added: readonly ChatMessage[]): KnownMessages =>
  known.messages.some(({ id }) => id === added.at(-1)?.id)
    ? known
    : { ...known, messages: [...known.messages, ...added], running: null };

export const withCard = (known: KnownMessages, card: Card): KnownMessages => ({
  ...known,
  messages: known.messages.map((message) => (message.card?.id === card.id ? { ...message, card } : message)),
});
