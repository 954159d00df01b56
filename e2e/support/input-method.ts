import type { CDPSession, Locator, Page } from '@playwright/test';

/** The keyboard of an input method that composes words, as Chromium receives it. */
export class InputMethod {
  readonly #devtools: CDPSession;
  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async on(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  /** What stands underlined while the word is being made. */
  compose(text: string) {
    const at = { selectionStart: text.length, selectionEnd: text.length };
    return this.#devtools.send('Input.imeSetComposition', { text, ...at });
  }

  /** A key that the input method takes for itself: browsers name every such key 229. */
  async press(key: 'Enter' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Escape' | 'Backspace') {
    const named = { key, code: key, windowsVirtualKeyCode: 229 };
    await this.#devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...named });
    await this.#devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...named });
  }

  /** The word stands. */
  commit(text: string) {
    return this.#devtools.send('Input.insertText', { text });
  }
}

/** UniKey composes nothing: it sends Backspace over what must change, then the letters again. */
export async function typeWithUniKey(
  input: Locator,
  steps: readonly (readonly [back: number, letters: string])[],
): Promise<void> {
  for (const [back, letters] of steps) {
    for (let time = 0; time < back; time += 1) await input.press('Backspace');
    await input.pressSequentially(letters);
  }
}
