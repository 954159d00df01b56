import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the list is gone: one that is closing still has its options, and the next to open would show them twice. */
export async function chooseFrom(select: Locator, option: string): Promise<void> {
  const page = select.page();
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** In a page, or in a part of it. */
export const choose = (within: Page | Locator, label: string, option: string): Promise<void> =>
  chooseFrom(within.getByRole('combobox', { name: label, exact: true }), option);
