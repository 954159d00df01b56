import { expectAccessible } from '../support/accessible.ts';
import { freshEmail } from '../support/given.ts';
import { startServer } from '../support/start-server.ts';
import { test as base, expect } from '../support/test.ts';

/** Where nobody shall learn who has an account, and length is all a password needs. */
const test = base.extend({
  baseURL: async ({ mailServer }, use) => {
    const environment = { AUTH_ENUMERATION: 'strict', PASSWORD_POLICY: 'asvs', SMTP_URL: mailServer.url };
    const server = await startServer(environment);
    await use(server.url);
    await server.stop();
  },
});

// Proves S2.063
test('strict registration creates an account by the link of the mail', async ({ page, mailServer }) => {
  const email = freshEmail();
  await page.goto('/register');
  await page.getByLabel('Họ tên').fill('Đặng Thị Hoa');
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Mật khẩu', { exact: true });
  const repeated = page.getByLabel('Xác nhận mật khẩu');
  await password.fill('Ab1cdef');
  await repeated.fill('Ab1cdef');
  await page.getByRole('checkbox', { name: /^Tôi đồng ý với/ }).check();
  const submit = page.getByRole('button', { name: 'Tạo tài khoản' });
  await submit.click();
  await expect(password).toHaveAccessibleDescription('Mật khẩu phải có ít nhất 8 ký tự');
  await password.fill('mỗi sáng một ly cà phê');
  await repeated.fill('mỗi sáng một ly cà phê');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Kiểm tra hộp thư để hoàn tất' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(email);
  await expectAccessible(page, 'check the mailbox');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  const mail = await mailServer.mailTo(email, ({ subject }) => subject === 'Hoàn tất đăng ký Họp Gọn');
  await page.goto(mail.text?.match(/http\S+\/complete-registration#\S+/)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Hoàn tất đăng ký' })).toBeVisible();
  await expectAccessible(page, 'complete the registration');
  await password.fill('mỗi sáng một ly trà đá');
  await page.getByRole('button', { name: 'Hoàn tất' }).click();
  await expect(page.getByRole('alert')).toHaveText('Mật khẩu không đúng với lần đăng ký gần nhất.');
  await password.fill('mỗi sáng một ly cà phê');
  await page.getByRole('button', { name: 'Hoàn tất' }).click();
  await expect(page).toHaveURL('/company-setup');

  await page.goto('/reset-password#token=x');
  await expect(page.getByText('Ít nhất 8 ký tự; một câu dài dễ nhớ là tốt nhất.')).toBeVisible();
});
