import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { inSeconds, median, type Paint, readPaint, slowDown } from './first-paint.ts';
import { openBrowser } from './open-browser.ts';
import { startOurs } from './pair.ts';
import { openSession, type SeededSession, seed } from './seed.ts';
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

interface LaterVisit extends Paint {
  /** Of the slowest interaction, from the key to the paint after it, ms. */
  readonly interaction: number;
}

interface Visits {
  readonly first: Paint;
  readonly later: LaterVisit;
}

// Texts: the types of this package know nothing of a browser's window.
const watchInteractions = `
  window.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Opens the palette and closes it, so that its code is in the browser's cache. */
async function openPalette(
  page: Page,
  use = async (_field: Locator): Promise<void> => undefined,
): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor({ timeout: 30_000 });
  await use(field);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached', timeout: 30_000 });
}

/** Opens the palette, looks for something and closes it, as every screen allows. */
async function interact(page: Page): Promise<number> {
  await openPalette(page, async (field) => {
    await field.pressSequentially('giao ban', { delay: 120 });
    await page.keyboard.press('ArrowDown');
  });
  await page.waitForTimeout(500);
  return page.evaluate<number>('window.slowestInteraction');
}

/** The second visit has what the first one left in the browser's cache. */
async function visitTwice(browser: Browser, url: string, session: SeededSession): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visit = async <T>(then: (page: Page, paint: Paint) => Promise<T>): Promise<T> => {
    const page = await context.newPage();
    await signIn(page, session);
    await page.addInitScript(watchInteractions);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('[data-prerendered]').waitFor({ state: 'detached', timeout: 60_000 });
    await page.locator('main h1').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    const measured = await then(page, await readPaint(page));
    await page.close();
    return measured;
  };
  const first = await visit(async (page, paint) => {
    await openPalette(page);
    return paint;
  });
  const later = await visit(async (page, paint) => ({ ...paint, interaction: await interact(page) }));
  await context.close();
  return { first, later };
}

/** The row of one screen, in a session of its own. */
async function measureScreen(browser: Browser, url: string, path: string): Promise<readonly string[]> {
  const session = await openSession(url);
  const visits: Visits[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visitTwice(browser, url + path, session));
  const middle = (measure: (visits: Visits) => number) => median(visits.map(measure));
  return [
    path,
    inSeconds(middle(({ first }) => first.largest)),
    inSeconds(middle(({ later }) => later.largest)),
    visits.at(-1)?.first.words ?? '',
    middle(({ first }) => first.shift).toFixed(3),
    inMs(middle(({ later }) => later.interaction)),
  ];
}

/**
 * Largest paint, layout shift and slowest interaction of the main screens for somebody whose address is verified; `onMeasured` gets
 * the row of each screen at once, for all of them take minutes.
 */
export async function describeVitals(
  dataDir: string,
  onMeasured: (row: string) => void,
  chosen: readonly string[] = screens,
): Promise<string> {
  const rows: (readonly string[])[] = [];
  const postgres = await openTemporaryPostgres();
  // Also of a screen that fails: a server that goes on would slow the next run down.
  const started: { stop(): Promise<void> }[] = [postgres];
  try {
    const server = await startOurs(postgres, join(dataDir, 'vitals'));
    started.push(server);
    const { url } = server;
    await seed(url, 20);
    await verifyAll(postgres.ownerConfig());
    const browser = await openBrowser();
    started.push({ stop: () => browser.close() });
    for (const path of chosen) {
      const began = performance.now();
      const row = await measureScreen(browser, url, path);
      rows.push(row);
      onMeasured(`${row.join(' · ')} (${Math.round((performance.now() - began) / 1000)} s)`);
    }
  } finally {
    for (const each of started.reverse()) await each.stop();
  }
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
