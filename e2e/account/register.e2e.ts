import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { freshEmail } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

const fields = (page: Page) => ({
  name: page.getByLabel('Họ tên'),
  email: page.getByLabel('Email'),
  password: page.getByLabel('Mật khẩu', { exact: true }),
  repeated: page.getByLabel('Xác nhận mật khẩu'),
  terms: page.getByRole('checkbox', { name: /^Tôi đồng ý với/ }),
  submit: page.getByRole('button', { name: 'Tạo tài khoản' }),
});

async function fillIn(page: Page, values: { email?: string; password?: string } = {}) {
  const { email = freshEmail(), password = 'Ruộng3bậc' } = values;
  const form = fields(page);
  await form.name.fill('  Đặng Thị Hoa ');
  await form.email.fill(email);
  await form.password.fill(password);
  await form.repeated.fill(password);
  await form.terms.check();
  return form;
}

test.setTimeout(90_000);

test('registering', async ({ page, context, given, server }) => {
  const { owner: known, company } = await given.owner('Bùi Thị Lan');
  const { name, email, password, repeated, terms, submit } = fields(page);
  await page.goto('/register');

  // Proves S2.050, S2.052, S2.053, S2.054, S2.056
  await test.step('begins with Google, then the fields, and loses none while one types, looks and reads', async () => {
    const google = page.getByRole('button', { name: 'Đăng ký bằng Google' });
    const places = [
      google,
      page.getByText('hoặc', { exact: true }),
      name,
      email,
      password,
      repeated,
      terms,
      submit,
    ];
    const tops: number[] = [];
    for (const place of places) tops.push((await place.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const { width, height } = page.viewportSize() ?? { width: 1366, height: 768 };
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(submit, 'the button is in sight on a small laptop').toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });

    await expect(name, 'one begins to type').toBeFocused();
    await expect(password).toHaveAccessibleDescription('Ít nhất 6 ký tự, có chữ hoa, chữ thường và số.');
    const meter = page.getByRole('status');
    await expect(meter).toBeHidden();
    for (const [typed, word] of [
      ['abcdef', 'Yếu'],
      ['abcdefgh', 'Trung bình'],
      ['Abcdefgh', 'Trung bình'],
      ['Đồihoa12', 'Mạnh'],
      ['Matkhau1', 'Yếu'],
      ['Ab1cd', 'Trung bình'],
    ] as const) {
      await password.fill(typed);
      await expect(meter).toHaveText(`Độ mạnh mật khẩu: ${word}`);
    }

    await page.getByRole('button', { name: 'Hiện mật khẩu' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(repeated, 'each by itself').toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
    await expect(repeated).toHaveAttribute('type', 'text');

    await name.fill('Đặng Thị Hoa');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Điều khoản sử dụng' }).click();
    await expect(await opened).toHaveURL('/terms');
    await expect(name).toHaveValue('Đặng Thị Hoa');
    const privacy = page.getByRole('link', { name: 'Chính sách quyền riêng tư' });
    await expect(privacy).toHaveAttribute('href', '/privacy');
    await page.getByRole('link', { name: 'Đăng nhập' }).click();
    await expect(page).toHaveURL('/login');
  });

  // Proves S2.051, S3.036, S5.005, S5.006, S5.007, S5.008, S5.009, S5.010, S5.011, S5.012
  // Proves S5.013, S5.016
  await test.step('says all that is missing at once, and forgives field by field', async () => {
    await page.getByRole('link', { name: 'Đăng ký' }).click();
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

  // Proves S2.051, S3.036, S5.005, S5.006, S5.007, S5.008, S5.009, S5.010, S5.011, S5.012
  // Proves S5.013, S5.016
  await test.step('judges what is typed', async () => {
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

  // Proves S2.059, S2.060, S5.014, S5.015
  await test.step('explains how to sign in to a person who has an account', async () => {
    await fillIn(page, { email: known.email.toUpperCase() });
    const asked = page.waitForRequest('/api/auth/sign-in-methods');
    await submit.click();
    expect((await asked).postDataJSON(), 'before anything is registered').toEqual({ email: known.email });
    const banner = page.getByRole('status').filter({ hasText: 'đã được đăng ký' });
    await expect(banner).toContainText('Email/Password');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(banner.getByRole('button'), 'the server has no Google').toHaveCount(0);
    await banner.getByRole('link', { name: 'Đến trang đăng nhập' }).click();
    await expect(page).toHaveURL('/login');
  });

  // Proves S1.008, S2.003, S2.055, S2.059, S2.062, S5.014, S7.005, S8.027
  await test.step('refuses what everybody chooses, says when it failed and that it works, then signs in', async () => {
    await page.getByRole('link', { name: 'Đăng ký' }).click();
    await fillIn(page, { password: 'Password1' });
    await submit.click();
    await expect(password).toHaveAccessibleDescription('Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác');
    await expect(password).toBeFocused();
    await expect(page.getByText('Độ mạnh mật khẩu'), 'its place is taken').toBeHidden();

    // Đ is the capital letter it is.
    await password.fill('Đồi 7 chè');
    await repeated.fill('Đồi 7 chè');
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Đăng ký không thành công. Vui lòng thử lại.');
    await expect(name).toHaveValue('  Đặng Thị Hoa ');
    await expect(password).toHaveValue('Đồi 7 chè');
    await context.setOffline(false);

    // Nobody can say whether the address is known: that holds up nobody.
    await page.route('/api/auth/sign-in-methods', (route) =>
      route.fulfill({ status: 429, json: { success: false, code: 'too_many_requests', error: 'Chờ' } }),
    );
    const held = Promise.withResolvers<void>();
    await page.route('/api/auth/register', async (route) => {
      await held.promise;
      await route.continue();
    });
    await submit.click();
    const busy = page.getByRole('button', { name: 'Đang tạo tài khoản...' });
    await expect(busy).toBeVisible();
    await expect(busy).toBeDisabled();
    held.resolve();
    await expect(page).toHaveURL('/company-setup');
    await expect(page.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' })).toBeVisible();
    await page.unrouteAll();
  });

  // Proves S2.063
  await test.step('goes home afterwards, which is the dashboard', async () => {
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await page.getByRole('link', { name: 'Đăng ký' }).click();
    // Who has no company yet is sent on, so one is joined before anything that asks is answered.
    const { inviteCode } = company;
    let joining: Promise<unknown> | null = null;
    await page.route('/api/v1/me', async (route) => {
      const token = (await route.request().headerValue('authorization'))?.split(' ')[1] ?? '';
      joining ??= callApi(server.url, ['POST', '/api/v1/companies/join'], { inviteCode }, { token });
      await joining;
      await route.continue();
    });
    await fillIn(page);
    await submit.click();
    await expect(page.getByRole('main').getByText(company.name)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.unrouteAll({ behavior: 'wait' });
  });
});
