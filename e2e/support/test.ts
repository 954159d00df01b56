import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { freePort } from './free-port.ts';
import { createGiven, type Given, type Person, storedSession } from './given.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type RunningServer, startServer } from './start-server.ts';

interface WorkerParts {
  readonly mailServer: MailServer;
  readonly server: RunningServer;
  readonly given: Given;
}

interface TestParts {
  /** What the pages of this test wrote to the console as errors, CSP reports among them; must stay empty. */
  readonly consoleErrors: string[];
  /** A page in a browser of this person's own, signed in, or of somebody new; nothing is open yet. */
  readonly browserOf: (person: Person | 'somebody new', options?: BrowserContextOptions) => Promise<Page>;
}

// A refused call is part of many stories; the browser reports each as an error of the network.
const isRefusal = (text: string) => text.startsWith('Failed to load resource');

function watch(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message.text())) return;
    errors.push(`${message.page()?.url()}: ${message.text()}`);
  });
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
    { scope: 'worker', timeout: 120_000 },
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
  context: async ({ context, consoleErrors }, use) => {
    watch(context, consoleErrors);
    await use(context);
  },
  browserOf: async ({ browser, server, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, options = {}) => {
      const localStorage = person === 'somebody new' ? [] : storedSession(person);
      const storageState = {
        cookies: [],
        origins: [{ origin: options.baseURL ?? server.url, localStorage }],
      };
      const context = await browser.newContext({ storageState, ...options });
      contexts.push(context);
      watch(context, consoleErrors);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
