import type { Card } from '@hopgon/contract/chat/schemas';

/** What a card shows now; times in milliseconds. */
export type CardView =
  | { readonly is: 'open'; readonly minutesLeft: number }
  | { readonly is: 'confirmed'; readonly undoSeconds: number }
  | { readonly is: 'dismissed' | 'undone' | 'expired' | 'replaced' };

type Known = Pick<Card, 'state' | 'expiresAt' | 'undoUntil'>;

/** Expiry and the time for taking back follow from the clock, so that an open page stays true. */
export function viewOf({ state, expiresAt, undoUntil }: Known, now: number): CardView {
  if (state === 'open') {
    const left = Date.parse(expiresAt) - now;
    return left > 0 ? { is: 'open', minutesLeft: Math.ceil(left / 60_000) } : { is: 'expired' };
  }
  if (state === 'confirmed') {
    const left = undoUntil === null ? 0 : Date.parse(undoUntil) - now;
    return { is: 'confirmed', undoSeconds: Math.max(0, Math.ceil(left / 1000)) };
  }
  return { is: state };
}

/** When to look at the clock again, in milliseconds; null when nothing will change by itself. */
export function nextLook(view: CardView): number | null {
  if (view.is === 'open') return view.minutesLeft > 1 ? 10_000 : 1_000;
  return view.is === 'confirmed' && view.undoSeconds > 0 ? 500 : null;
}

/** A card that has just come under the pointer is not meant by the press that was on its way. */
const tooSoon = 400;

/** Both in milliseconds of one clock. */
export const pressCounts = (appearedAt: number, pressedAt: number): boolean =>
  pressedAt - appearedAt >= tooSoon;

const clash = /\sbận \d{2}:\d{2}–\d{2}:\d{2}/u;

/** Someone is busy then; or anything else worth knowing. A sentence that comes twice says nothing more. */
export function sortWarnings(warnings: readonly string[]): { clashes: string[]; notes: string[] } {
  const said = [...new Set(warnings)];
  return {
    clashes: said.filter((warning) => clash.test(warning)),
    notes: said.filter((warning) => !clash.test(warning)),
  };
}
