import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { freePort } from './free-port.ts';
import { createGiven, type Given, type Person, storedSession } from './given.ts';
import { KeptWindows } from './kept-windows.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type RunningServer, startServer } from './start-server.ts';

interface WorkerParts {
  readonly mailServer: MailServer;
  readonly server: RunningServer;
  readonly given: Given;
  readonly keptWindows: KeptWindows;
}

interface TestParts {
  /** What the pages of this test wrote to the console as errors, CSP reports among them; must stay empty. */
  readonly consoleErrors: string[];
  /** A page in a browser of this person's own, signed in, or of somebody new; nothing is open yet. */
  readonly browserOf: (person: Person | 'somebody new', options?: BrowserContextOptions) => Promise<Page>;
}

type Stored = ReturnType<typeof storedSession>;

// A refused call is part of many stories; the browser reports each as an error of the network.
const isRefusal = (text: string) => text.startsWith('Failed to load resource');

/** Until what it returns is called. */
function watch(context: BrowserContext, errors: string[]): () => void {
  const onError = (error: WebError) => errors.push(`${error.page()?.url()}: ${error.error().message}`);
  const onLine = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || isRefusal(message.text())) return;
    errors.push(`${message.page()?.url()}: ${message.text()}`);
  };
  context.on('weberror', onError);
  context.on('console', onLine);
  return () => {
    context.off('weberror', onError);
    context.off('console', onLine);
  };
}

/** How the pages of a test that failed look. Playwright's own "only on failure" draws those of every test, for the case. */
async function showFailure(context: BrowserContext, info: TestInfo, browser: number): Promise<void> {
  if (info.errors.length === 0) return;
  for (const [at, page] of context.pages().entries()) {
    const path = info.outputPath(`browser-${browser}-page-${at + 1}.png`);
    const drawn = await page.screenshot({ path }).catch(() => undefined);
    if (drawn) info.attachments.push({ name: page.url(), path, contentType: 'image/png' });
  }
}

export const test = base.extend<TestParts, WorkerParts>({
  mailServer: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const PORT = String(await freePort());
      // Under a name instead of an address: browsers give passkeys to names alone.
      const PUBLIC_URL = `http://localhost:${PORT}`;
      const server = await startServer({
        SMTP_URL: mailServer.url,
        TRUST_PROXY: '127.0.0.1',
        PORT,
        PUBLIC_URL,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: process.env.E2E_PROCESSES ? 280_000 : 120_000 },
  ],
  given: [async ({ server }, use) => use(createGiven(server.url)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    async ({}, use) => {
      const errors: string[] = [];
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  keptWindows: [
    async ({ browser, server }, use) => {
      const windows = new KeptWindows(browser, server.url);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  browserOf: async ({ browser, server, keptWindows, consoleErrors }, use, info) => {
    const ends: (() => Promise<void>)[] = [];
    const open = async (stored: Stored, options?: BrowserContextOptions): Promise<Page> => {
      if (!options) return keptWindows.take(stored);
      const origins = [{ origin: options.baseURL ?? server.url, localStorage: stored }];
      const context = await browser.newContext({ storageState: { cookies: [], origins }, ...options });
      return context.newPage();
    };
    await use(async (person, options) => {
      const page = await open(person === 'somebody new' ? [] : storedSession(person), options);
      const unwatch = watch(page.context(), consoleErrors);
      const browserNumber = ends.length + 1;
      ends.push(async () => {
        await showFailure(page.context(), info, browserNumber);
        unwatch();
        await (options ? page.context().close() : keptWindows.giveBack(page));
      });
      return page;
    });
    await Promise.all(ends.map((end) => end()));
  },
  page: async ({ browserOf, baseURL, server }, use) => {
    const elsewhere = baseURL === undefined || baseURL === server.url ? undefined : { baseURL };
    await use(await browserOf('somebody new', elsewhere));
  },
  context: async ({ page }, use) => use(page.context()),
});

export { expect };
