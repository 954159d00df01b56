import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** On how many lines the text of an element stands. */
const countLines = (text: Locator): Promise<number> =>
  text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** The text is on one line, and none of it is cut off. */
export async function expectOneLine(text: Locator, what: string): Promise<void> {
  expect(await countLines(text), what).toBe(1);
  expect(await text.evaluate((node) => node.scrollWidth <= node.clientWidth), `${what} is whole`).toBe(true);
}

/** The elements stand beside each other: none begins below the end of another. */
export async function expectOneRow(elements: readonly Locator[], what: string): Promise<void> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  const bottoms = boxes.map((box) => (box ? box.y + box.height : Number.NaN));
  expect(Math.max(...tops), what).toBeLessThan(Math.min(...bottoms));
}

/** Nothing stands beyond the right edge of the window. */
export async function expectNoSideScroll(page: Page, what: string): Promise<void> {
  const fits = await page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
  expect(fits, what).toBe(true);
}
