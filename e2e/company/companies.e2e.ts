import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
const main = (page: Page) => page.getByRole('main');

test('working in several companies', async ({ given, browserOf, consoleErrors }) => {
  const host = await given.person('Nguyễn Văn Hợp');
  const joined = await given.company(host, 'Sàn Xanh');
  const settings = { requireApproval: true };
  await given.call(host, joined, ['PATCH', '/api/v1/company'], { version: 1, settings });
  const { owner, company: first } = await given.owner('Hồ Thị Mai');
  const page = await browserOf(owner);
  const other = await page.context().newPage();
  const companiesIn = (tab: Page) => tab.getByRole('group', { name: 'Chuyển công ty' });

  // Proves S1.010, S1.012
  await test.step("the person's menu founds another company, and joins one by its code or waits there", async () => {
    await page.goto('/dashboard');
    await openMenu(page);
    await menuItem(page, 'Tạo công ty mới').click();
    const founding = page.getByRole('dialog', { name: 'Tạo công ty mới' });
    await founding.getByRole('button', { name: 'Tạo công ty' }).click();
    await expect(founding.getByLabel('Tên công ty')).toHaveAccessibleDescription('Vui lòng nhập tên công ty');
    await founding.getByLabel('Tên công ty').fill('Xưởng mộc Hòa Bình');
    await founding.getByRole('button', { name: 'Tạo công ty' }).click();
    await expect(founding).toBeHidden();
    await expect(main(page).getByText('Xưởng mộc Hòa Bình')).toBeVisible();

    await openMenu(page);
    await menuItem(page, 'Tham gia công ty khác').click();
    const joining = page.getByRole('dialog', { name: 'Tham gia công ty khác' });
    await joining.getByLabel('Mã mời').fill(joined.inviteCode.toLowerCase());
    await joining.getByRole('button', { name: 'Tham gia công ty' }).click();
    await expect(
      joining.getByText(/Bạn vào được công ty khi chủ sở hữu hoặc quản trị viên duyệt/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await openMenu(page);
    await expect(companiesIn(page).getByRole('menuitem')).toHaveText(['Gỗ Vân', 'Xưởng mộc Hòa Bình']);
    await page.keyboard.press('Escape');
    await given.call(host, joined, ['POST', `/api/v1/members/${owner.id}/approval`]);
    await openMenu(page);
    await expect(companiesIn(page).getByRole('menuitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
  });

  // Proves S1.010, S1.012, S4.012
  await test.step('two tabs stay in two companies, over reloads and calls', async () => {
    await other.goto('/settings');
    const name = other.getByLabel('Tên công ty');
    await expect(name, 'the one founded last is saved').toHaveValue('Xưởng mộc Hòa Bình');
    await openMenu(other);
    await companiesIn(other).getByText(first.name).click();
    await expect(main(other).getByText(first.name)).toBeVisible();

    await moveTo(other, '/settings');
    await other.getByLabel('Giới thiệu').fill('chỉ ở công ty đầu');
    const asked = other.waitForRequest((request) => request.method() === 'PATCH');
    await other.getByRole('button', { name: 'Lưu thay đổi' }).click();
    expect(await (await asked).headerValue('x-company')).toBe(first.id);
    await expect(other.getByText('Đã lưu cài đặt công ty')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByLabel('Tên công ty')).toHaveValue('Xưởng mộc Hòa Bình');
    await expect(page.getByLabel('Giới thiệu')).toHaveValue('');
    await other.reload();
    await expect(name).toHaveValue(first.name);
    await expect(other.getByLabel('Giới thiệu')).toHaveValue('chỉ ở công ty đầu');
  });

  // Proves S4.012, S8.020
  await test.step('on load the current company is the saved one; one that cannot be read is named as what is wrong', async () => {
    await given.call(owner, first, ['POST', '/api/v1/company/closing'], { name: first.name });
    await expect(other).toHaveURL('/company-closed');
    await given.call(owner, first, ['POST', '/api/v1/companies/switch'], { companyId: joined.id });
    const fresh = await browserOf(owner);
    await fresh.route('/api/v1/company', (route) => route.fulfill({ status: 500, body: '' }));
    await fresh.goto('/dashboard');
    await expect(main(fresh).getByText(/Không thể tải thông tin công ty\./)).toBeVisible({
      timeout: 20_000,
    });
    expect(consoleErrors.splice(0).join(), 'the boundary reports it').toContain('Company not found');
    await fresh.unroute('/api/v1/company');
    await fresh.getByRole('button', { name: 'Thử lại' }).click();
    await expect(main(fresh).getByText(joined.name)).toBeVisible();
  });
});

// Proves S8.021, S8.022
test('a person who was signed out meanwhile learns it when founding or joining a company', async ({
  given,
  browserOf,
}) => {
  const person = await given.person('Vũ Đức Anh');
  const page = await browserOf(person);
  await page.goto('/company-setup');
  for (const { what, open, field, value, press, text } of [
    {
      what: 'founding',
      open: 'Tạo công ty',
      field: 'Tên công ty',
      value: 'Mộc Châu',
      press: 'Tạo công ty',
      text: 'Bạn cần đăng nhập để tạo công ty.',
    },
    {
      what: 'joining',
      open: 'Nhập mã mời',
      field: 'Mã mời',
      value: 'BCF123',
      press: 'Tham gia công ty',
      text: 'Bạn cần đăng nhập để tham gia công ty.',
    },
  ]) {
    await test.step(what, async () => {
      // It comes a moment after the rest, and moves it.
      await expect(page.getByRole('region', { name: 'Xác nhận email' })).toBeVisible();
      await page.getByRole('button', { name: open }).click();
      await page.getByLabel(field).fill(value);
      // The session ends elsewhere; this page learns of it by its next request.
      await page.route('/api/events', (route) => route.abort());
      await page.route(/\/api\/(v1\/companies|auth\/refresh-token)/, (route) =>
        route.fulfill({
          status: 401,
          json: {
            success: false,
            code: 'session_ended',
            error: 'Phiên đã kết thúc.',
            message: 'Phiên đã kết thúc.',
          },
        }),
      );
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
      await page.unrouteAll();
    });
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL('/company-setup');
    await expect(page.getByLabel(field), 'what was typed is back').toHaveValue(value);
    await page.getByRole('button', { name: 'Quay lại' }).click();
  }
});

test('closing and leaving a company', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Lê Thị Mai');
  await given.joined(member, company);
  const theirs = await browserOf(member);
  const page = await browserOf(owner);

  await test.step('ending one asks for its name and puts everyone out', async () => {
    await theirs.goto('/meetings');
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('Bạn là chủ sở hữu. Hãy chuyển quyền sở hữu')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rời công ty' })).toBeHidden();
    await page.getByRole('button', { name: 'Xóa công ty' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Xóa Gỗ Vân?' });
    const end = dialog.getByRole('button', { name: 'Xóa công ty' });
    await dialog.getByRole('textbox').fill('gỗ vân');
    await expect(end).toBeDisabled();
    await dialog.getByRole('textbox').fill('Gỗ Vân');
    await end.click();
    await expect(page).toHaveURL('/company-closed');
    await expect(page.getByRole('heading', { name: 'Gỗ Vân đã đóng' })).toBeVisible();
    await expect(theirs).toHaveURL('/company-setup');
  });

  await test.step('its data can be taken along, and it can be opened again', async () => {
    await moveTo(page, '/dashboard');
    await expect(page, 'there is no other page of it').toHaveURL('/company-closed');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải dữ liệu về' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^hop-gon-cong-ty-\d{4}-\d\d-\d\d\.zip$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    await expectAccessibleInEveryLook(page, 'a closed company');

    await page.getByRole('button', { name: 'Mở lại công ty' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(main(page).getByText('Gỗ Vân')).toBeVisible();
    await expect(theirs).toHaveURL('/dashboard');
  });

  await test.step('a member who leaves is asked first, and continues in another company', async () => {
    await moveTo(theirs, '/settings');
    await theirs.getByRole('button', { name: 'Rời công ty' }).click();
    const dialog = theirs.getByRole('alertdialog', { name: 'Rời Gỗ Vân?' });
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(dialog).toBeHidden();
    await theirs.getByRole('button', { name: 'Rời công ty' }).click();
    await dialog.getByRole('button', { name: 'Rời công ty' }).click();
    await expect(theirs).toHaveURL('/company-setup');
    await expect(theirs.getByText('Bạn đã rời Gỗ Vân')).toBeVisible();
  });
});
