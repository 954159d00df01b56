import type { Page } from '@playwright/test';
import { freshEmail, password } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

const success = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thành công! Đang chuyển đến dashboard...' });
const codeField = (page: Page) => page.getByLabel('Mã mời');
const join = (page: Page) => page.getByRole('button', { name: 'Tham gia công ty' });

test('setting up a company', async ({ given, browserOf }) => {
  const { company } = await given.owner('Nguyễn Văn Hợp');
  const person = await given.person('Vũ Đức Anh');
  const page = await browserOf(person);
  const create = page.getByRole('button', { name: 'Tạo công ty' });
  await page.goto('/company-setup');

  // Proves S2.009, S2.079, S2.080, S2.081, S2.084
  await test.step('offers two ways, says what a company brings, and has a way out and a light switch', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Tạo công ty mới' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Tham gia công ty' })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Xác nhận email' })).toContainText(person.email);
    await page.getByRole('button', { name: 'Dùng giao diện tối' }).click();
    await expect(page.getByRole('button', { name: 'Dùng giao diện sáng' })).toBeVisible();
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL('/login');
    await moveTo(page, '/company-setup');
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL('/company-setup');
  });

  // Proves S1.012, S2.079, S2.083, S2.085, S4.015, S5.021, S5.022, S5.023, S5.024, S7.033
  // Proves S8.030, S9.006
  await test.step('a code is judged by its letters, marks and all; a seventh is cut when the field is left', async () => {
    await page.getByRole('button', { name: 'Nhập mã mời' }).click();
    await expect(join(page)).toBeDisabled();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).press('Enter');
    await expect(codeField(page)).toHaveAccessibleDescription('Vui lòng nhập mã mời');

    await codeField(page).fill('đắkế1');
    await expect(page.getByText('Vui lòng nhập mã mời')).toBeHidden();
    await expect(join(page), 'five letters, however many code points').toBeDisabled();
    await codeField(page).fill('đắkế12');
    const asked = page.waitForRequest('/api/v1/companies/join');
    await join(page).click();
    expect((await asked).postDataJSON()).toEqual({ inviteCode: 'DAKE12' });
    await expect(codeField(page)).toHaveAccessibleDescription('Mã mời không hợp lệ hoặc đã hết hạn');
    await expect(codeField(page), 'what was typed stays as it was typed').toHaveValue('đắkế12');

    await codeField(page).fill(`${company.inviteCode}9`);
    await expect(codeField(page), 'not while one types').toHaveValue(`${company.inviteCode}9`);
    await expect(page.getByText('Mã mời không hợp lệ hoặc đã hết hạn')).toBeHidden();
    await expect(join(page)).toBeDisabled();
    await codeField(page).blur();
    await expect(codeField(page)).toHaveValue(company.inviteCode);
    await expect(join(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Quay lại' }).click();
  });

  // Proves S2.082, S5.020, S8.029
  await test.step('founding asks for a name, and says when it failed', async () => {
    await page.getByRole('button', { name: 'Tạo công ty' }).click();
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.getByRole('button', { name: 'Tạo công ty' }).click();

    const name = page.getByLabel('Tên công ty');
    await expect(name).toBeFocused();
    await name.fill('   ');
    await create.click();
    await expect(name).toHaveAccessibleDescription('Vui lòng nhập tên công ty');
    await name.fill('Mộc Châu');
    await expect(page.getByText('Vui lòng nhập tên công ty')).toBeHidden();

    await page.route('/api/v1/companies', (route) => route.abort(), { times: 1 });
    await create.click();
    await expect(page.getByRole('alert')).toHaveText('Không thể tạo công ty. Vui lòng thử lại.');
  });

  // Proves S2.086, S4.016, S9.014
  await test.step('the good news stands for a second and a half', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await create.click();
    // The page's own clock moves by this hand alone; what it awaits from the server comes by itself.
    const shown = async () => {
      await page.clock.runFor(5);
      return success(page).isVisible();
    };
    await expect.poll(shown, { intervals: [20] }).toBe(true);
    await page.clock.runFor(1_450);
    await expect(success(page)).toBeVisible();
    await expect(page).toHaveURL('/company-setup');
    await page.clock.runFor(50);
    await page.clock.resume();
    await expect(page).toHaveURL('/dashboard');
  });

  // Proves S1.010, S2.011, S2.079, S2.085, S4.015
  await test.step('founding a company makes one its owner', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /Vũ Đức Anh/ })).toBeVisible();
    await expect(main.getByText('Mộc Châu')).toBeVisible();
    await expect(main.getByText('Chủ sở hữu', { exact: true })).toBeVisible();

    await moveTo(page, '/company-setup');
    await expect(page, 'who has a company has nothing to set up').toHaveURL('/dashboard');
  });
});

// Proves S2.009
test("an invitation's link outlasts signing in and registering", async ({ page, given }) => {
  const { company } = await given.owner('Nguyễn Văn Hợp');
  const { owner: guest } = await given.owner('Hồ Thị Mai');

  await test.step('who has a company is shown a dialog', async () => {
    await page.goto(`/company-setup?code=${company.inviteCode}`);
    await page.getByLabel('Email').fill(guest.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(guest.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tham gia công ty khác' });
    await expect(dialog.getByText(`Bạn được mời vào ${company.name}.`)).toBeVisible();
    await expect(dialog.getByLabel('Mã mời')).toHaveValue(company.inviteCode);
    await dialog.getByRole('button', { name: 'Tham gia công ty' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main').getByText('Thành viên')).toBeVisible();
  });

  // Proves S1.012, S2.079, S2.083, S2.085, S4.015, S5.022, S5.023, S5.024, S7.033, S8.030
  // Proves S9.006
  await test.step('somebody new joins by the code, also where it is typed in small letters, marks and all', async () => {
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await page.goto(`/company-setup?code=${company.inviteCode}`);
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Đăng ký' }).click();
    await page.getByLabel('Họ tên').fill('Hồ Thị Mai');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByLabel('Xác nhận mật khẩu').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await expect(codeField(page)).toHaveValue(company.inviteCode);
    const [first, ...rest] = company.inviteCode.toLowerCase();
    await codeField(page).fill(` ${first}\u0323${rest.join('')} `);
    await join(page).click();
    await expect(success(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main').getByText('Thành viên')).toBeVisible();
    await expect(page.getByRole('main').getByText(company.name)).toBeVisible();
  });
});

// Proves S1.012
test('joining a company that approves requests', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const settings = { requireApproval: true };
  await given.call(owner, company, ['PATCH', '/api/v1/company'], { version: 1, settings });
  const person = await given.person('Vũ Đức Anh');
  const page = await browserOf(person);
  const waiting = page.getByRole('status').filter({ hasText: 'Đã gửi yêu cầu tham gia.' });
  await page.goto(`/company-setup?code=${company.inviteCode}`);
  await join(page).click();
  await expect(waiting).toBeVisible();
  await expect(success(page)).toBeHidden();
  await page.reload();
  await expect(waiting, 'who comes back still sees it').toBeVisible();

  await page.getByRole('button', { name: 'Rút yêu cầu' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByText('Đã rút yêu cầu tham gia')).toBeVisible();
  await given.joined(person, company);
  await expect(waiting, 'asked once more').toBeVisible();

  await given.call(owner, company, ['DELETE', `/api/v1/members/${person.id}`]);
  await expect(page.getByText('Yêu cầu tham gia công ty của bạn không được duyệt.')).toBeVisible();
  await expect(waiting).toBeHidden();

  await given.joined(person, company);
  await given.call(owner, company, ['POST', `/api/v1/members/${person.id}/approval`]);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByText(company.name)).toBeVisible();
});
