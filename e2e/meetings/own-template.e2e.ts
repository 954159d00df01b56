import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessibleInEveryLook, expectOverlayAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(150_000);

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await press();
  return readFile(await (await saved).path());
}

const wordsOf = (docx: Uint8Array): string =>
  strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ');

test('minutes are laid out by a template of the company’s own', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const start = Date.now() - 7_200_000;
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Giao ban xưởng',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
  });
  const page = await browserOf(owner);
  await page.goto('/settings/minutes');
  await page.getByRole('button', { name: 'Tải mẫu lên' }).click();
  const dialog = page.getByRole('dialog');
  const example = await download(page, () => dialog.getByRole('button', { name: 'Tải mẫu ví dụ' }).click());
  const file = { name: 'Mẫu nhà.docx', mimeType: '', buffer: Buffer.from('không phải Word') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText('tệp không phải là văn bản Word (.docx)');
  await dialog.locator('input[type=file]').setInputFiles({ ...file, buffer: example });
  await expect(dialog).toContainText(/Nhận ra \d+ chỗ điền/);
  await expectOverlayAccessible(page, 'an uploaded template');
  await dialog.getByRole('button', { name: 'Xong' }).click();

  await page.getByRole('button', { name: 'Thao tác với mẫu “Mẫu nhà”' }).click();
  await page.getByRole('menuitem', { name: 'Đổi tên, đặt mặc định' }).click();
  await dialog.getByRole('checkbox', { name: 'Họp công ty' }).check();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Mặc định cho: Họp công ty')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the templates of a company');
  await page.getByRole('link', { name: 'Các chỗ điền được trong mẫu' }).click();
  await expect(page.getByText('{{Trích yếu}}').last()).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the places of a template');

  await page.goto(`/meetings/${id}?tab=bien-ban`);
  await page.getByRole('button', { name: 'Soạn biên bản' }).click();
  await page
    .getByRole('article', { name: 'Biên bản' })
    .getByRole('button', { name: /^Thêm dòng vào mục/ })
    .click();
  await page.keyboard.type('!Tăng ca hai tối');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Xuất' }).click();
  const minutes = await download(page, () =>
    page.getByRole('menuitem', { name: 'Word theo mẫu “Mẫu nhà”' }).click(),
  );
  const words = wordsOf(minutes);
  for (const part of [
    'DỰ THẢO',
    'GỖ VÂN',
    'Giao ban xưởng',
    'Kết luận: Tăng ca hai tối.',
    'Đặng Khánh Quỳnh',
  ])
    expect(words).toContain(part);
  expect(words).not.toContain('{{');
});
