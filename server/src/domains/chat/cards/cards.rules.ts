import type { FailureCode } from '@hopgon/contract/failure-codes';

/** How long a card waits for its person. */
const waits = 15 * 60 * 1000;
/** How long a confirmed card can be undone without a trace; mails leave afterwards. */
const undoWindow = 20 * 1000;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + waits);
export const undoUntil = (now: Date): Date => new Date(now.getTime() + undoWindow);

type StoredState = 'open' | 'confirmed' | 'dismissed' | 'undone' | 'replaced';

interface Waiting {
  readonly state: StoredState;
  readonly expires_at: Date;
}

/** Expiry is never stored: it follows from the clock. */
export const cardStateOf = (card: Waiting, now: Date): StoredState | 'expired' =>
  card.state === 'open' && card.expires_at <= now ? 'expired' : card.state;

/** Why a card could not be confirmed, or not as it was when its person saw that version of it. */
export function confirmRefusal(
  card: (Waiting & { readonly version: number }) | undefined,
  now: Date,
  seen?: number,
): FailureCode {
  if (!card) return 'chat_card_not_found';
  const state = cardStateOf(card, now);
  if (state === 'open' && seen !== undefined && card.version !== seen) return 'chat_card_changed';
  return state === 'expired' ? 'chat_card_expired' : 'chat_card_used';
}

/** Why a card cannot be undone; a card that did nothing has nothing to undo. */
export const undoRefusal = (card: Waiting | undefined): FailureCode =>
  card?.state === 'confirmed' ? 'undo_too_late' : 'chat_card_not_found';
