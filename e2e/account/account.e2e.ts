import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(90_000);

const settings = '/settings/account';

const deletionOn = (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: 'Xóa tài khoản của bạn?' });
  return {
    open: page.getByRole('region', { name: 'Xóa tài khoản' }).getByRole('button', { name: 'Xóa tài khoản' }),
    dialog,
    word: dialog.getByRole('textbox', { name: 'Gõ XÓA để xác nhận' }),
    password: dialog.getByLabel('Mật khẩu', { exact: true }),
    confirm: dialog.getByRole('button', { name: 'Xóa tài khoản' }),
  };
};

test('what an owner does before deleting the account', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  await page.goto(settings);
  const { open, word, password, confirm, dialog } = deletionOn(page);
  await expect(open).toBeVisible();
  await expectAccessibleInEveryLook(page, 'own settings');
  await open.click();
  await word.fill('XÓA');
  await password.fill(owner.password);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Bạn là chủ sở hữu của “Gỗ Vân”. Hãy chuyển quyền sở hữu hoặc xóa công ty trước.',
  );
  await expectAccessible(page, 'deleting the account, refused');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^hop-gon-du-lieu-cua-toi-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('tai-khoan.json')).toBe(true);

  for (let count = 0; count < 4; count += 1) {
    const response = await fetch(new URL('/api/v1/me/export', page.url()), {
      headers: { authorization: `Bearer ${owner.tokens.token}`, 'x-company': company.id },
    });
    await response.arrayBuffer();
  }
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click();
  await expect(page.getByRole('alert')).toContainText('Bạn thử quá nhiều lần. Vui lòng thử lại sau');
});

test('an account is deleted', async ({ given, browserOf, mailServer }) => {
  const { company } = await given.owner('Đỗ Thị Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const [page, elsewhere] = await Promise.all([browserOf(mai), browserOf(mai)]);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(settings);
  const { open, word, password, confirm, dialog } = deletionOn(page);
  await open.click();
  await confirm.click();
  await expect(dialog.getByText('Hãy gõ XÓA để xác nhận')).toBeVisible();
  await expect(dialog.getByText('Mật khẩu là bắt buộc')).toBeVisible();
  await word.fill('xoá');
  await password.fill('Sai9sai');
  await confirm.click();
  await expect(dialog.getByText('Mật khẩu hiện tại không đúng')).toBeVisible();
  await password.fill(mai.password);
  await confirm.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(elsewhere).toHaveURL(/\/login/);

  const mail = await mailServer.mailTo(mai.email, ({ subject }) => (subject ?? '').includes('đã được xóa'));
  expect(mail.text).toContain('Lê Thị Mai');
  await page.getByLabel('Email').fill(mai.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(mai.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Email hoặc mật khẩu không đúng');
});
