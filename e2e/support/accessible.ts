import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: { run(part: string, options: RunOptions): Promise<AxeResults> };
  }
}

// The small one: the source that the package exports is twice as long, and every page judged reads it.
let source: string | undefined;
function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const runOnly = {
  everything: { type: 'tag', values: criteria },
  colours: { type: 'rule', values: ['color-contrast'] },
} as const satisfies Record<string, RunOptions['runOnly']>;

/** No rule is switched off. The test goes on, so that one run names all that is wrong. */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  judged: keyof typeof runOnly = 'everything',
  part = 'html',
): Promise<void> {
  // Put into a page once: reading it costs as much as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  const found = await page.evaluate(
    async ({ options, part }) => {
      const { violations } = await window.axe.run(part, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    },
    // What would be loaded before are style sheets for rules that are not among these.
    {
      options: { runOnly: runOnly[judged], resultTypes: ['violations'], preload: false } satisfies RunOptions,
      part,
    },
  );
  expect.soft(found, where).toEqual([]);
}

/** Nothing sticks out to the right of the window. */
async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, where).toBeLessThanOrEqual(0);
}

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
// In the dark nothing but the colours differs from the light.
const looks = [
  { name: 'light', colorScheme: 'light', size: desk, judged: 'everything' },
  { name: 'dark', colorScheme: 'dark', size: desk, judged: 'colours' },
  { name: 'dark, on a phone', colorScheme: 'dark', size: phone, judged: 'everything' },
] as const;

/** Chooses the system's colours, which the page follows. */
async function lightTheWay(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await expect.poll(isDark).toBe(colorScheme === 'dark');
}

/** The screen as it stands now, in both themes, wide and narrow. */
export async function expectAccessibleInEveryLook(page: Page, screen: string): Promise<void> {
  for (const { name, colorScheme, size, judged } of looks) {
    await page.setViewportSize(size);
    await lightTheWay(page, colorScheme);
    // From its top: what the bar that stays lies upon halfway down can be scrolled from under it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `${screen}, ${name}`, judged);
    if (size === phone) await expectNoSidewaysScroll(page, `${screen}, ${name}`);
  }
  await page.setViewportSize(desk);
  await lightTheWay(page, 'light');
}

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What stands open over a page that is judged elsewhere: it alone, wide in the light and narrow in the dark. */
export async function expectOverlayAccessible(page: Page, what: string): Promise<void> {
  for (const { name, colorScheme, size, judged } of looks) {
    if (judged !== 'everything') continue;
    await page.setViewportSize(size);
    await lightTheWay(page, colorScheme);
    await expectAccessible(page, `${what}, ${name}`, judged, floating);
    await expectNoSidewaysScroll(page, `${what}, ${name}`);
  }
  await page.setViewportSize(desk);
  await lightTheWay(page, 'light');
}
