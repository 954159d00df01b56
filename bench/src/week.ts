import { join } from 'node:path';
import { createSeries } from '@hopgon/contract/series/routes';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { freePort } from '../../e2e/support/free-port.ts';
import { createGiven, type Given, type Person, storedSession } from '../../e2e/support/given.ts';
import { openBrowser } from './open-browser.ts';
import { mainScript, ready } from './product.ts';
import { inMs } from './spread.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

// A week of its own, which now is never in, and the one before it.
const monday = '2027-03-08';
const weekBefore = '2027-03-01';
const meetingsADay = 100;
const workdays = 5;
const steps = 60;

/** A person with a meeting every eight minutes from seven on, Monday to Friday. */
async function fillWeek(given: Given): Promise<Person> {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const seven = Date.parse(`${monday}T07:00:00+07:00`);
  for (let place = 0; place < meetingsADay; place += 1) {
    const start = seven + place * 8 * 60_000;
    await given.call(owner, company, [createSeries.method, createSeries.path], {
      title: `Việc ${place}`,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 45 * 60_000).toISOString(),
      recurrence: { frequency: 'daily', ends: { by: 'count', count: workdays } },
      allowClashes: true,
    });
  }
  return owner;
}

const parts = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** Processor time of the page's own thread, ms: all of it, then what of it is script, layout and style. */
async function usedBy(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return parts.map((part) => 1000 * (metrics.find(({ name }) => name === part)?.value ?? Number.NaN));
}

async function measured(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const before = await usedBy(session);
  await work();
  const after = await usedBy(session);
  return after.map((time, place) => time - (before[place] ?? Number.NaN));
}

/** Waits for a frame, so that two steps are not rendered as one. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step < steps / 2 ? 40 : -40);
    await drawn(page);
  }
}

/** Takes a meeting about the grid and lets it go where it was. */
async function drag(page: Page, entry: Locator, held: Locator): Promise<void> {
  await entry.hover();
  const box = await entry.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    const away = (step < steps / 2 ? step : steps - step) * 8;
    await page.mouse.move(x + away, y + away / 4);
    await drawn(page);
    if (step === steps / 2) await held.waitFor();
  }
  await page.mouse.up();
}

async function measureWeek(page: Page, url: string): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}/meetings?date=${weekBefore}`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await drawn(page);
  const all = meetingsADay * workdays;
  const turned = await measured(session, async () => {
    await page.getByRole('button', { name: 'Tuần sau', exact: true }).click();
    await page
      .locator('[data-entry]')
      .nth(all - 1)
      .waitFor();
    await drawn(page);
  });
  const title = 'Việc 40';
  const middle = grid.getByRole('button', { name: new RegExp(`^${title},`) }).nth(1);
  await middle.hover();
  const scrolled = await measured(session, () => scroll(page));
  const dragged = await measured(session, () =>
    drag(page, middle, grid.getByText(title, { exact: true }).nth(workdays)),
  );
  const row = (what: string, used: readonly number[], times: number, wanted: string) => [
    what,
    ...used.map((time) => inMs(time / times)),
    wanted,
  ];
  return [
    row('turn to the week', turned, 1, ''),
    row('a step of scrolling', scrolled, steps, '≤ 16 ms'),
    row('a step of dragging one', dragged, steps, '≤ 16 ms'),
  ];
}

/** The browser's cost to draw, scroll and change a full week. */
export async function describeWeek(dataDir: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess(mainScript, ready, {
    DATA_DIR: join(dataDir, 'week'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const owner = await fillWeek(createGiven(url));
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storedSession(owner) }] },
  });
  const rows = await measureWeek(await context.newPage(), url);
  await browser.close();
  await server.stop();
  return [
    '## A full week in the calendar\n',
    `${meetingsADay * workdays} meetings, six beside each other. Processor time of the page, Chromium without a graphics processor.\n`,
    table(['what', 'all', 'script', 'layout', 'style', 'wanted'], rows),
    '',
  ].join('\n');
}
