import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the list is gone: one that is closing still has its options, and the next to open would show them twice. */
export async function chooseFrom(select: Locator, option: string): Promise<void> {
  const page = select.page();
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}

export const choose = (page: Page, label: string, option: string): Promise<void> =>
  chooseFrom(page.getByRole('combobox', { name: label, exact: true }), option);
