import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../e2e/support/free-port.ts';
import { openBrowser } from './open-browser.ts';
import { mainScript, ready } from './product.ts';
import { type Seeded, seed } from './seed.ts';
import { signIn } from './sign-in.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

/** A line of JSON: what the network and the browser take, whatever the page. */
const oneLine = '/api/health/ping';
const pages = [
  { path: oneLine, signedIn: false, wanted: '' },
  { path: '/login', signedIn: false, wanted: '≤ 1.2 s' },
  { path: '/meetings', signedIn: true, wanted: '' },
] as const;
const rounds = 5;

export interface Paint {
  /** Milliseconds from the start of the navigation. */
  readonly first: number;
  readonly largest: number;
  /** The words of the largest element. */
  readonly words: string;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Slow 4G as Lighthouse has it, and a processor a quarter as fast. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

// A text: the types of this package know nothing of a browser's window.
export const readPaint = (page: Page): Promise<Paint> =>
  page.evaluate<Paint>(`new Promise((resolve) => {
    const seen = { first: 0, largest: 0, words: '', shift: 0 };
    const note = (entry) => {
      if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') {
        seen.largest = entry.startTime;
        seen.words = (entry.element?.textContent ?? '').slice(0, 40);
      }
      if (entry.entryType === 'layout-shift') seen.shift += entry.value;
    };
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    setTimeout(() => resolve(seen), 500);
  })`);

async function visit(browser: Browser, url: string, seeded: Seeded | null): Promise<Paint> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  if (seeded) await signIn(page, seeded);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.locator('[data-prerendered]').waitFor({ state: 'detached', timeout: 60_000 });
  const paint = await readPaint(page);
  await page.context().close();
  return paint;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The first paint of a first visit, on a slow network and machine. */
export async function describeFirstPaint(dataDir: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { DATA_DIR: join(dataDir, 'paint'), PORT: String(port), LOG_LEVEL: 'error' };
  const server = await startProcess(mainScript, ready, environment);
  const seeded = await seed(url, 0);
  const browser = await openBrowser();
  const rows: string[][] = [];
  for (const { path, signedIn, wanted } of pages) {
    const paints: Paint[] = [];
    for (let round = 0; round < rounds; round += 1)
      paints.push(await visit(browser, url + path, signedIn ? seeded : null));
    rows.push([
      path === oneLine ? 'one line of text' : path,
      inSeconds(median(paints.map(({ first }) => first))),
      inSeconds(median(paints.map(({ largest }) => largest))),
      wanted,
      median(paints.map(({ shift }) => shift)).toFixed(3),
      '≤ 0.01',
    ]);
  }
  await browser.close();
  await server.stop();
  return [
    '## First paint on slow 4G with a processor four times slower\n',
    `150 ms, 1.6 Mbit/s; medians of ${rounds} first visits.\n`,
    table(['page', 'first paint', 'largest paint', 'wanted', 'layout shift', 'wanted'], rows),
    '',
  ].join('\n');
}
