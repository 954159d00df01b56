import type { Page } from '@playwright/test';
import { moveTo } from '../support/move-to.ts';
import { signInAgain } from '../support/sign-in-again.ts';
import { expect, test } from '../support/test.ts';

const room = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Thêm phòng họp' });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Tên phòng' }),
    note: dialog.getByRole('textbox', { name: 'Ghi chú' }),
  };
};

// ASVS v5.0.0-14.3.1
test('what was typed is back after a session that ended, and gone after signing out', async ({
  given,
  browserOf,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { dialog, name, note } = room(page);

  await test.step('a dialog is open as it was', async () => {
    await page.goto('/settings/rooms');
    await page.getByRole('button', { name: 'Thêm phòng' }).click();
    await name.fill('Phòng Gụ');
    await note.fill('Tầng 3');
    await signInAgain(page, owner);
    await expect(name).toHaveValue('Phòng Gụ');
    await expect(note).toHaveValue('Tầng 3');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Phòng Gụ' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Thêm phòng' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const settings = page.getByRole('form', { name: 'Cài đặt công ty' });
  const company = settings.getByRole('textbox', { name: 'Tên công ty' });

  await test.step('settings are there to be saved', async () => {
    await moveTo(page, '/settings');
    await company.fill('Gỗ Vân Việt');
    await signInAgain(page, owner);
    await expect(company).toHaveValue('Gỗ Vân Việt');
    await settings.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await expect(settings.getByRole('button', { name: 'Lưu thay đổi' })).toBeHidden();
  });

  await test.step('who signs out leaves nothing', async () => {
    await company.fill('Gỗ Vân Nam');
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    const question = page.getByRole('alertdialog', { name: 'Đăng xuất khi chưa lưu hết?' });
    await question.getByRole('button', { name: 'Ở lại' }).click();
    await expect(company).toHaveValue('Gỗ Vân Nam');
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await question.getByRole('button', { name: 'Vẫn đăng xuất' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Gỗ Vân Nam');
  });
});
