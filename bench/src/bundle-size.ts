import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../e2e/support/free-port.ts';
import { openBrowser } from './open-browser.ts';
import { mainScript, ready } from './product.ts';
import { seed } from './seed.ts';
import { signIn } from './sign-in.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

/** First visits and the budgets of their scripts in kB (1000 bytes), as the server sends them: brotli. */
const pages = [
  { path: '/login', signedIn: false, budget: 140 },
  { path: '/chat', signedIn: true, budget: 220 },
  { path: '/meetings', signedIn: true, budget: 220 },
  { path: '/dashboard', signedIn: true, budget: 220 },
  { path: '/meetings/my-tasks', signedIn: true, budget: 220 },
  { path: '/meetings/follow-ups', signedIn: true, budget: 220 },
  { path: '/meetings/decisions', signedIn: true, budget: 220 },
  { path: '/analytics', signedIn: true, budget: 220 },
  { path: '/notifications', signedIn: true, budget: 220 },
  { path: '/company-management', signedIn: true, budget: 220 },
  { path: '/settings', signedIn: true, budget: 220 },
] as const;

interface Weight {
  readonly files: number;
  readonly raw: number;
  readonly sent: number;
}

/** Bytes of the scripts or styles on the wire without the other pages' parts, which the app fetches once it is idle. */
const weigh = (page: Page, ending: 'js' | 'css'): Promise<Weight> =>
  page.evaluate((wanted) => {
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => !('initiatorType' in entry) || entry.initiatorType !== 'fetch')
      .filter((entry) => new URL(entry.name).pathname.endsWith(`.${wanted}`));
    return {
      files: loaded.length,
      raw: loaded.reduce((sum, entry) => sum + entry.decodedBodySize, 0),
      sent: loaded.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    };
  }, ending);

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The files a browser fetches on a first visit to a page. */
export async function describeSize(dataDir: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess(mainScript, ready, {
    DATA_DIR: join(dataDir, 'size'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const seeded = await seed(url, 0);
  const browser = await openBrowser();
  const rows: string[][] = [];
  for (const { path, signedIn, budget } of pages) {
    const page = await (await browser.newContext()).newPage();
    if (signedIn) await signIn(page, seeded);
    await page.goto(url + path, { waitUntil: 'networkidle' }).catch(() => undefined);
    await page.getByRole('main').first().waitFor();
    const [scripts, styles] = await Promise.all([weigh(page, 'js'), weigh(page, 'css')]);
    rows.push([
      new URL(page.url()).pathname,
      String(scripts.files),
      inKilobytes(scripts.raw),
      inKilobytes(scripts.sent),
      `≤ ${budget} kB`,
      inKilobytes(styles.sent),
    ]);
  }
  await browser.close();
  await server.stop();
  return [
    '## First visit: scripts and styles\n',
    table(['page', 'scripts', 'raw', 'as sent (brotli)', 'wanted', 'styles as sent'], rows),
    '',
  ].join('\n');
}
