import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Key = 'Enter' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Escape' | 'Backspace';

/** The keyboard of an input method that composes words, as Chromium receives it. */
export const inputMethod = {
  /** The text underlined while the word is being composed. */
  compose: (text: string) =>
    cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    }),

  /** A key that the input method takes for itself: browsers give every such key the code 229. */
  async press(key: Key) {
    const named = { key, code: key, windowsVirtualKeyCode: 229 };
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...named });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...named });
  },

  /** Ends the word. */
  commit: (text: string) => cdp().send('Input.insertText', { text }),
};

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';

/** What is rendered from now on finds itself in Safari, until the test ends. */
export function becomeSafari(): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => safari });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'));
}

/** Safari ends the word first and sends the key afterwards, either as 229 or as if it were a plain key. */
export function endInSafari(element: Element, keyCode: number, key = 'Enter'): void {
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'việc' }));
  element.dispatchEvent(
    new KeyboardEvent('keydown', {
      ...{ key, code: key, keyCode, which: keyCode },
      ...{ bubbles: true, cancelable: true, composed: true },
    }),
  );
}
