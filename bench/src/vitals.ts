import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { inSeconds, median, type Paint, readPaint, slowDown } from './first-paint.ts';
import { openBrowser } from './open-browser.ts';
import { startOurs } from './pair.ts';
import { type Seeded, seed } from './seed.ts';
import { signIn } from './sign-in.ts';
import { inMs } from './spread.ts';
import { table } from './table.ts';
import { verifyAll } from './verify-all.ts';

const screens: readonly string[] = [
  '/chat',
  '/meetings',
  '/dashboard',
  '/meetings/my-tasks',
  '/meetings/follow-ups',
  '/meetings/decisions',
  '/analytics',
  '/notifications',
  '/company-management',
  '/settings',
];
const rounds = 3;

interface Vitals extends Paint {
  /** Of the slowest interaction, from the key to the paint after it, ms. */
  readonly interaction: number;
}

// Texts: the types of this package know nothing of a browser's window.
const watchInteractions = `
  window.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Opens the palette, looks for something and closes it, as every screen allows. */
async function interact(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor({ timeout: 30_000 });
  await field.pressSequentially('giao ban', { delay: 120 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached', timeout: 30_000 });
  await page.waitForTimeout(500);
  return page.evaluate<number>('window.slowestInteraction');
}

/** The second visit has what the first one left in the browser's cache. */
async function visitTwice(browser: Browser, url: string, seeded: Seeded): Promise<[Vitals, Vitals]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visit = async (): Promise<Vitals> => {
    const page = await context.newPage();
    await signIn(page, seeded);
    await page.addInitScript(watchInteractions);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('[data-prerendered]').waitFor({ state: 'detached', timeout: 60_000 });
    await page.locator('main h1').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    const paint = await readPaint(page);
    const interaction = await interact(page);
    await page.close();
    return { ...paint, interaction };
  };
  const visits: [Vitals, Vitals] = [await visit(), await visit()];
  await context.close();
  return visits;
}

/** Largest paint, layout shift and slowest interaction of the main screens for somebody whose address is verified. */
export async function describeVitals(dataDir: string, chosen: readonly string[] = screens): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const server = await startOurs(postgres, join(dataDir, 'vitals'));
  const { url } = server;
  const seeded = await seed(url, 20);
  await verifyAll(postgres.ownerConfig());
  const browser = await openBrowser();
  const rows: string[][] = [];
  for (const path of chosen) {
    const visits: [Vitals, Vitals][] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visitTwice(browser, url + path, seeded));
    const of = (visit: 0 | 1, measure: (vitals: Vitals) => number) =>
      median(visits.map((both) => measure(both[visit])));
    rows.push([
      path,
      inSeconds(of(0, ({ largest }) => largest)),
      inSeconds(of(1, ({ largest }) => largest)),
      visits.at(-1)?.[0].words ?? '',
      of(0, ({ shift }) => shift).toFixed(3),
      inMs(of(1, ({ interaction }) => interaction)),
    ]);
  }
  await browser.close();
  await server.stop();
  await postgres.stop();
  return [
    '## The main screens on slow 4G with a processor four times slower\n',
    `150 ms, 1.6 Mbit/s; medians of ${rounds}. Wanted: largest paint ≤ 2.5 s, layout shift ≤ 0.05, slowest interaction (opening the palette, writing and closing it) ≤ 200 ms.\n`,
    table(
      [
        'screen',
        'largest paint, first visit',
        'largest paint, later',
        'its words',
        'layout shift',
        'slowest interaction',
      ],
      rows,
    ),
    '',
  ].join('\n');
}
