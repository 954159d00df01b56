import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type RunningServer, startServer } from './start-server.ts';

interface WorkerParts {
  readonly mailServer: MailServer;
  readonly server: RunningServer;
}

interface TestParts {
  /** What the pages of this test wrote to the console as errors, CSP reports among them; must stay empty. */
  readonly consoleErrors: string[];
}

export const test = base.extend<TestParts, WorkerParts>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts from this pattern
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const server = await startServer({ SMTP_URL: mailServer.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          // A refused call is part of many stories; the browser reports each as an error of the network.
          const refused = message.text().startsWith('Failed to load resource');
          if (message.type() === 'error' && !refused) errors.push(`${page.url()}: ${message.text()}`);
        });
      };
      context.on('page', watch);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No rule is switched off. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Nothing sticks out to the right of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
