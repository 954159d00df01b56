import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible.ts';
import { moveTo } from './support/move-to.ts';
import { expect, test } from './support/test.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
const main = (page: Page) => page.getByRole('main');

test("the person's menu founds another company, joins one by its code or waits there, and switches", async ({
  given,
  browserOf,
}) => {
  const { owner: host, company } = await given.owner('Nguyễn Văn Hợp');
  const settings = { requireApproval: true };
  await given.call(host, company, ['PATCH', '/api/v1/company'], { version: 1, settings });
  const { owner } = await given.owner('Hồ Thị Mai');
  const page = await browserOf(owner);
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
  await joining.getByLabel('Mã mời').fill(company.inviteCode.toLowerCase());
  await joining.getByRole('button', { name: 'Tham gia công ty' }).click();
  await expect(
    joining.getByText(/Bạn vào được công ty khi chủ sở hữu hoặc quản trị viên duyệt/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(page);
  const group = page.getByRole('group', { name: 'Chuyển công ty' });
  await expect(group.getByRole('menuitem')).toHaveText(['Gỗ Vân', 'Xưởng mộc Hòa Bình']);
  await page.keyboard.press('Escape');
  await given.call(host, company, ['POST', `/api/v1/members/${owner.id}/approval`]);
  await openMenu(page);
  await expect(group.getByRole('menuitem')).toHaveCount(3);
  await group.getByText('Gỗ Vân').first().click();
  await expect(main(page).getByText('Gỗ Vân')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Gỗ Vân'), 'the saved one').toBeVisible();
});

test('two tabs stay in two companies, over reloads and calls', async ({ given, browserOf }) => {
  const person = await given.person('Hồ Thị Mai');
  const first = await given.company(person, 'Gỗ Vân');
  const second = await given.company(person, 'Xưởng mộc Hòa Bình');
  const page = await browserOf(person);
  await page.goto('/dashboard');
  await expect(main(page).getByText(second.name), 'the one founded last is saved').toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/settings');
  await openMenu(other);
  await other.getByRole('group', { name: 'Chuyển công ty' }).getByText(first.name).click();
  await expect(main(other).getByText(first.name)).toBeVisible();

  await moveTo(other, '/settings');
  await other.getByLabel('Giới thiệu').fill('chỉ ở công ty đầu');
  const asked = other.waitForRequest((request) => request.method() === 'PATCH');
  await other.getByRole('button', { name: 'Lưu thay đổi' }).click();
  expect(await (await asked).headerValue('x-company')).toBe(first.id);
  await expect(other.getByText('Đã lưu cài đặt công ty')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Tên công ty')).toHaveValue(second.name);
  await expect(page.getByLabel('Giới thiệu')).toHaveValue('');
  await other.reload();
  await expect(other.getByLabel('Giới thiệu')).toHaveValue('chỉ ở công ty đầu');
});

test.describe('on load', () => {
  test('the current company is the saved one, else the first', async ({ given, browserOf }) => {
    const person = await given.person('Hồ Thị Mai');
    const first = await given.company(person, 'Gỗ Vân');
    const second = await given.company(person, 'Xưởng mộc Hòa Bình');
    const page = await browserOf(person);
    await page.goto('/dashboard');
    await expect(main(page).getByText(second.name)).toBeVisible();
    await given.call(person, second, ['POST', '/api/v1/company/closing'], { name: second.name });
    await expect(page).toHaveURL('/company-closed');
    await given.call(person, first, ['POST', '/api/v1/companies/switch'], { companyId: first.id });
    const fresh = await browserOf(person);
    await fresh.goto('/dashboard');
    await expect(main(fresh).getByText(first.name)).toBeVisible();
  });

  test('a company that cannot be read is named as what is wrong', async ({
    given,
    browserOf,
    consoleErrors,
  }) => {
    const { owner } = await given.owner('Hồ Thị Mai');
    const page = await browserOf(owner);
    await page.route('/api/v1/company', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/dashboard');
    await expect(main(page).getByText(/Không thể tải thông tin công ty\./)).toBeVisible({ timeout: 20_000 });
    expect(consoleErrors.splice(0).join(), 'the boundary reports it').toContain('Company not found');
    await page.unroute('/api/v1/company');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(main(page).getByText('Gỗ Vân')).toBeVisible();
  });
});

test.describe('whoever is signed out meanwhile', () => {
  for (const { what, open, field, value, press, told } of [
    {
      what: 'founding',
      open: 'Tạo công ty',
      field: 'Tên công ty',
      value: 'Mộc Châu',
      press: 'Tạo công ty',
      told: 'Bạn cần đăng nhập để tạo công ty.',
    },
    {
      what: 'joining',
      open: 'Nhập mã mời',
      field: 'Mã mời',
      value: 'BCF123',
      press: 'Tham gia công ty',
      told: 'Bạn cần đăng nhập để tham gia công ty.',
    },
  ]) {
    test(`is told so when ${what}`, async ({ given, browserOf }) => {
      const person = await given.person('Vũ Đức Anh');
      const page = await browserOf(person);
      await page.goto('/company-setup');
      await page.getByRole('button', { name: open }).click();
      await page.getByLabel(field).fill(value);
      // The session ends elsewhere; nothing tells this page before it asks.
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
      await expect(page.getByText(told)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    });
  }
});

test.describe('leaving and ending a company', () => {
  test('whoever leaves goes on elsewhere, and is asked first', async ({ given, browserOf }) => {
    const { owner, company } = await given.owner('Nguyễn Văn Hợp');
    const member = await given.person('Lê Thị Mai');
    await given.joined(member, company);
    const page = await browserOf(member);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Rời công ty' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Rời Gỗ Vân?' });
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Rời công ty' }).click();
    await dialog.getByRole('button', { name: 'Rời công ty' }).click();
    await expect(page).toHaveURL('/company-setup');
    await expect(page.getByText('Bạn đã rời Gỗ Vân')).toBeVisible();

    const theirs = await browserOf(owner);
    await theirs.goto('/settings');
    await expect(theirs.getByText('Bạn là chủ sở hữu. Hãy chuyển giao công ty')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Rời công ty' })).toBeHidden();
  });

  test('ending one asks for its name, puts everyone out, and can be undone', async ({ given, browserOf }) => {
    const { owner, company } = await given.owner('Nguyễn Văn Hợp');
    const member = await given.person('Lê Thị Mai');
    await given.joined(member, company);
    const theirs = await browserOf(member);
    await theirs.goto('/meetings');
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

    const page = await browserOf(owner);
    await page.goto('/settings');
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
});
