import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { nothing } from './move-to.ts';

interface Entry {
  readonly name: string;
  readonly value: string;
}

interface Window {
  readonly page: Page;
  readonly devTools: CDPSession;
}

// All but the caches of files that never change and of what was compiled of them, as a browser that is not new has them.
const storageTypes = 'cookies,local_storage,indexeddb,websql,cache_storage,service_workers,file_systems';

/** Reports what cannot be undone: a clock set by hand, and changes by DevTools. */
function onLasting({ page, context }: { page: Page; context: BrowserContext }, report: () => void): void {
  const install = page.clock.install.bind(page.clock);
  page.clock.install = (options) => {
    report();
    return install(options);
  };
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = (target) => {
    report();
    return open(target);
  };
}

/**
 * Windows that go from test to test, each in a browser context of its own, emptied in between. A new one needs as long again
 * for its first page: to start a process and to compile the app.
 */
export class KeptWindows {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free: Window[] = [];
  readonly #taken = new Map<Page, Window>();
  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** A window of its own with nothing open, where only this is stored. */
  async take(stored: readonly Entry[]): Promise<Page> {
    const window = this.#free.pop() ?? (await this.#open());
    this.#taken.set(window.page, window);
    await window.page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, stored);
    return window.page;
  }

  /** It is closed where it cannot be made as new. */
  async giveBack(page: Page): Promise<void> {
    const window = this.#taken.get(page);
    this.#taken.delete(page);
    if (window && !page.isClosed() && (await this.#empty(window).catch(() => false))) this.#free.push(window);
    else await page.context().close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.map(({ page }) => page.context().close()));
  }

  async #open(): Promise<Window> {
    const context = await this.#browser.newContext({ baseURL: this.#origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(nothing);
    const window = { page, devTools: await context.newCDPSession(page) };
    onLasting({ page, context }, () => this.#taken.delete(page));
    return window;
  }

  async #empty({ page, devTools }: Window): Promise<boolean> {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(nothing);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await devTools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes });
    await context.clearCookies();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    return true;
  }
}
