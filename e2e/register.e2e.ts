import type { Page } from '@playwright/test';
import { freshEmail } from './support/given.ts';
import { expect, test } from './support/test.ts';

const fields = (page: Page) => ({
  name: page.getByLabel('Họ tên'),
  email: page.getByLabel('Email'),
  password: page.getByLabel('Mật khẩu', { exact: true }),
  repeated: page.getByLabel('Xác nhận mật khẩu'),
  terms: page.getByRole('checkbox', { name: /^Tôi đồng ý với/ }),
  submit: page.getByRole('button', { name: 'Tạo tài khoản' }),
});

async function fillIn(page: Page, values: { name?: string; email?: string; password?: string } = {}) {
  const { name = 'Đặng Thị Hoa', email = freshEmail(), password = 'Ruộng3bậc' } = values;
  const form = fields(page);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.repeated.fill(password);
  await form.terms.check();
  return form;
}

test.beforeEach(({ page }) => page.goto('/register'));

test('says all that is missing at once, and forgives field by field', async ({ page }) => {
  const { name, email, password, repeated, terms, submit } = fields(page);
  await submit.click();
  const problems = [
    [name, 'Họ tên là bắt buộc', () => name.fill('Hoa')],
    [email, 'Email là bắt buộc', () => email.fill('h')],
    [password, 'Mật khẩu là bắt buộc', () => password.fill('R')],
    [repeated, 'Xác nhận mật khẩu là bắt buộc', () => repeated.fill('R')],
    [terms, 'Bạn phải đồng ý với điều khoản sử dụng', () => terms.check()],
  ] as const;
  await expect(name).toBeFocused();
  for (const [field, text] of problems) await expect(field).toHaveAccessibleDescription(text);
  for (const [place, [, text, edit]] of problems.entries()) {
    await edit();
    await expect(page.getByText(text, { exact: true })).toBeHidden();
    for (const [, later] of problems.slice(place + 1)) {
      await expect(page.getByText(later, { exact: true })).toBeVisible();
    }
  }
});

test('judges name, address, password and its repetition', async ({ page }) => {
  const { name, email, password, repeated, submit } = fields(page);
  await name.fill('  H  ');
  await email.fill('hoa@govan');
  await password.fill('Ab1cd');
  await repeated.fill('Ab1ce');
  await submit.click();
  await expect(page.getByText('Họ tên phải có ít nhất 2 ký tự')).toBeVisible();
  await expect(page.getByText('Email không hợp lệ')).toBeVisible();
  await expect(page.getByText('Mật khẩu phải có ít nhất 6 ký tự')).toBeVisible();
  await expect(page.getByText('Mật khẩu xác nhận không khớp')).toBeVisible();

  for (const simple of ['ruộng3bậc', 'RUỘNG3BẬC', 'Ruộngbậc']) {
    await password.fill(simple);
    await submit.click();
    await expect(password).toHaveAccessibleDescription(
      'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số',
    );
  }
  await password.fill(`Ab1${'c'.repeat(126)}`);
  await submit.click();
  await expect(password).toHaveAccessibleDescription('Mật khẩu tối đa 128 ký tự');
});

test('takes Đ for the capital letter it is', async ({ page }) => {
  const { submit } = await fillIn(page, { password: 'Đồi 7 chè' });
  await submit.click();
  await expect(page).toHaveURL('/company-setup');
});

test('refuses what everybody chooses', async ({ page }) => {
  const { password, submit } = await fillIn(page, { password: 'Password1' });
  await submit.click();
  await expect(password).toHaveAccessibleDescription('Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác');
  await expect(password).toBeFocused();
});

test('measures the password while it is typed', async ({ page }) => {
  const { password } = fields(page);
  const meter = page.getByRole('status');
  await expect(meter).toBeHidden();
  for (const [typed, word] of [
    ['abcdef', 'Yếu'],
    ['abcdefgh', 'Trung bình'],
    ['Abcdefgh', 'Trung bình'],
    ['Abcdefg1', 'Mạnh'],
    ['Ab1cd', 'Trung bình'],
  ] as const) {
    await password.fill(typed);
    await expect(meter).toHaveText(`Độ mạnh mật khẩu: ${word}`);
  }
});

test('shows and hides each of the passwords by itself', async ({ page }) => {
  const { password, repeated } = fields(page);
  await page.getByRole('button', { name: 'Hiện mật khẩu' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(repeated).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
  await expect(repeated).toHaveAttribute('type', 'text');
});

test('begins with Google, then the fields, and leads to who has an account', async ({ page }) => {
  const places = [
    page.getByRole('button', { name: 'Đăng ký bằng Google' }),
    page.getByText('hoặc', { exact: true }),
    fields(page).name,
    fields(page).email,
    fields(page).password,
    fields(page).repeated,
    fields(page).terms,
    fields(page).submit,
  ];
  const tops: number[] = [];
  for (const place of places) tops.push((await place.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('link', { name: 'Chính sách quyền riêng tư' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await page.getByRole('link', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL('/login');
});

test('lets one read the terms without losing the form', async ({ page, context }) => {
  await fields(page).name.fill('Đặng Thị Hoa');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Điều khoản sử dụng' }).click();
  await expect(await opened).toHaveURL('/terms');
  await expect(fields(page).name).toHaveValue('Đặng Thị Hoa');
});

test('says that it works, then signs in', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('/api/auth/register', async (route) => {
    await held.promise;
    await route.continue();
  });
  const { submit } = await fillIn(page, { name: '  Đặng Thị Hoa ' });
  await submit.click();
  const busy = page.getByRole('button', { name: 'Đang tạo tài khoản...' });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  held.resolve();
  await expect(page).toHaveURL('/company-setup');
  await expect(page.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' })).toBeVisible();
});

test('tells who has an account how to sign in, and leads there', async ({ page, given }) => {
  const { email } = await given.person('Bùi Thị Lan');
  const { submit } = await fillIn(page, { email: email.toUpperCase() });
  await submit.click();
  const banner = page.getByRole('status').filter({ hasText: 'đã được đăng ký' });
  await expect(banner).toContainText('Email/Password');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Đăng nhập bằng Google' })).toBeVisible();
  await banner.getByRole('link', { name: 'Đến trang đăng nhập' }).click();
  await expect(page).toHaveURL('/login');
});

test('is not held up when nobody can say whether the address is known', async ({ page }) => {
  await page.route('/api/auth/sign-in-methods', (route) =>
    route.fulfill({ status: 429, json: { success: false, code: 'too_many_requests', error: 'Chờ' } }),
  );
  const { submit } = await fillIn(page);
  await submit.click();
  await expect(page).toHaveURL('/company-setup');
});

test('says when it failed, and keeps what was typed', async ({ page, context }) => {
  const { submit, name, password } = await fillIn(page);
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Đăng ký không thành công. Vui lòng thử lại.');
  await expect(name).toHaveValue('Đặng Thị Hoa');
  await expect(password).toHaveValue('Ruộng3bậc');
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL('/company-setup');
});

test('goes home afterwards, or to where a guard had sent one from', async ({ page, given }) => {
  const { company } = await given.owner('Nguyễn Văn Hợp');
  await page.goto(`/company-setup?code=${company.inviteCode}`);
  await page.getByRole('link', { name: 'Đăng ký' }).click();
  const invited = await fillIn(page);
  await invited.submit.click();
  await expect(page).toHaveURL(`/company-setup?code=${company.inviteCode}`);

  // Home is the dashboard; its guard sends on who has no company yet.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/register');
  await page.route('/api/v1/me', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const companies = [{ id: company.id, name: company.name, role: 'member' }];
    await route.fulfill({ response, json: { success: true, data: { ...data, companies } } });
  });
  const { submit } = await fillIn(page);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
});
