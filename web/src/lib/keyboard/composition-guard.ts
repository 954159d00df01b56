interface KeyLike {
  readonly isComposing: boolean;
  readonly keyCode: number;
  readonly timeStamp: number;
}

/** While an input method works on a word, browsers name every key so. */
const processKey = 229;

/** Safari ends the composition first and reports the key that ended it afterwards, within this time (milliseconds). */
const safariDelay = 500;

/**
 * Distinguishes keys that belong to a word being composed (Telex, VNI, handwriting, voice) from keys that mean what they say.
 * Enter, Tab, arrows and Escape must act only when `isWriting` is false.
 */
export function createCompositionGuard({ safari }: { safari: boolean }) {
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    onCompositionEnd(event: { readonly timeStamp: number }): void {
      endedAt = event.timeStamp;
    },
    isWriting(event: KeyLike): boolean {
      if (event.isComposing || event.keyCode === processKey) return true;
      const late = safari && event.timeStamp - endedAt < safariDelay;
      // Only the one key that ended the word; the next Enter is meant.
      endedAt = Number.NEGATIVE_INFINITY;
      return late;
    },
  };
}
