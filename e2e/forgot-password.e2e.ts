import { expectAccessible } from './support/accessible.ts';
import { freshEmail } from './support/given.ts';
import { expect, test } from './support/test.ts';

test('a forgotten password is set anew by the link of a mail', async ({ page, given, mailServer }) => {
  const { owner } = await given.owner('Phạm Quang Dũng');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  const send = page.getByRole('button', { name: 'Gửi liên kết' });
  await send.click();
  await expect(page.getByText('Email là bắt buộc')).toBeVisible();
  await page.getByLabel('Email').fill('dung@');
  await expect(page.getByText('Email là bắt buộc')).toBeHidden();
  await send.click();
  await expect(page.getByText('Email không hợp lệ')).toBeVisible();

  await page.getByLabel('Email').fill(owner.email);
  await send.click();
  const notice = page.getByRole('status');
  await expect(notice).toContainText(owner.email);
  await expect(notice).toContainText('thư rác');
  await expect(notice.getByRole('link', { name: 'Quay lại đăng nhập' })).toBeVisible();
  await notice.getByRole('button', { name: 'Gửi lại' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);

  const mail = await mailServer.mailTo(owner.email, ({ subject }) => subject === 'Đặt lại mật khẩu Họp Gọn');
  const link = mail.text?.match(/http\S+/)?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('Chè7đồi xanh');
  await page.getByLabel('Xác nhận mật khẩu').fill('Chè7đồi xanh');
  await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Chè7đồi xanh');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the confirmation is the same for an address nobody has', async ({ page, given }) => {
  const { email } = await given.person('Phạm Quang Dũng');
  const confirmations: string[] = [];
  for (const address of [email, freshEmail('khong-ai')]) {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Gửi liên kết' }).click();
    const notice = page.getByRole('status');
    await expect(notice).toContainText(address);
    await expectAccessible(page, 'confirmation');
    confirmations.push(((await notice.textContent()) ?? '').replace(address, '…'));
  }
  expect(confirmations[0]).toBe(confirmations[1]);
});

test('a request that fails says why, and keeps the address', async ({ page, context }) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email');
  const send = page.getByRole('button', { name: 'Gửi liên kết' });
  await email.fill('dung@govan.vn');
  await page.route('/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'Vui lòng thử lại sau 7 phút.' } }),
  );
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Vui lòng thử lại sau 7 phút.');
  await context.setOffline(true);
  await page.unroute('/api/auth/forgot-password');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Đã xảy ra lỗi. Vui lòng thử lại.');
  await expect(email).toHaveValue('dung@govan.vn');
});

test('a link that was used, or is cut, leads to another one', async ({ page, given, mailServer }) => {
  const { email } = await given.person('Phạm Quang Dũng');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  const mail = await mailServer.mailTo(email, ({ subject }) => subject === 'Đặt lại mật khẩu Họp Gọn');
  const link = mail.text?.match(/http\S+/)?.[0] ?? '';

  const choosePassword = async (password: string) => {
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
    await page.getByLabel('Xác nhận mật khẩu').fill(password);
    await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
  };
  await page.goto(link);
  await choosePassword('Password1');
  await expect(page.getByRole('alert')).toContainText('Mật khẩu này quá phổ biến');
  await choosePassword('Chè7đồi xanh');
  await expect(page.getByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeVisible();

  await page.goto('/login');
  await page.goto(link);
  await choosePassword('Chè8đồi xanh');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Liên kết đặt lại mật khẩu đã dùng hoặc đã hết hạn.');
  await alert.getByRole('link', { name: 'Yêu cầu liên kết mới' }).click();
  await expect(page).toHaveURL('/forgot-password');

  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toContainText('Liên kết này không đầy đủ.');
});
