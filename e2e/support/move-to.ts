import type { Page } from '@playwright/test';

/** Comes from where the app does, and is nothing of it. */
export const nothing = '/favicon.svg';

const isNothingOpen = (page: Page): boolean =>
  page.url() === 'about:blank' || new URL(page.url()).pathname === nothing;

/** As if the address were typed, in the app that is open: what guards it is asked again, nothing is loaded again. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Loads the app there, or goes there in the one that is open. */
export async function open(page: Page, path: string): Promise<void> {
  if (isNothingOpen(page)) await page.goto(path);
  else await moveTo(page, path);
}
