import { expectAccessible } from '../support/accessible.ts';
import { freshEmail } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

// Proves S2.004, S2.064, S2.065, S4.024, S5.017, S5.018, S5.019, S8.028
test('a forgotten password is reset by the link of a mail, once', async ({
  page,
  context,
  given,
  mailServer,
}) => {
  test.setTimeout(90_000);
  const { owner } = await given.owner('Phạm Quang Dũng');
  const email = page.getByLabel('Email');
  const send = page.getByRole('button', { name: 'Gửi liên kết' });
  const alert = page.getByRole('alert');
  await page.goto('/forgot-password');

  await test.step('the address is judged, and what failed is said', async () => {
    await send.click();
    await expect(page.getByText('Email là bắt buộc')).toBeVisible();
    await email.fill('dung@');
    await expect(page.getByText('Email là bắt buộc')).toBeHidden();
    await send.click();
    await expect(page.getByText('Email không hợp lệ')).toBeVisible();
    await email.fill(owner.email);
    await expect(page.getByText('Email không hợp lệ')).toBeHidden();

    await page.route('/api/auth/forgot-password', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'Vui lòng thử lại sau 7 phút.' } }),
    );
    await send.click();
    await expect(alert, 'the error’s own message').toHaveText('Vui lòng thử lại sau 7 phút.');
    await page.unroute('/api/auth/forgot-password');
    await context.setOffline(true);
    await send.click();
    await expect(alert, 'where it has none').toHaveText('Đã xảy ra lỗi. Vui lòng thử lại.');
    await expect(email).toHaveValue(owner.email);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByRole('status')).toContainText(owner.email);
  });

  // Proves S2.065, S2.066, S2.067, S4.025
  await test.step('the confirmation is the same for an address nobody has, and leads back to the form', async () => {
    await page.getByRole('status').getByRole('button', { name: 'Gửi lại' }).click();
    const confirmations: string[] = [];
    for (const address of [owner.email, freshEmail('khong-ai')]) {
      await email.fill(address);
      await send.click();
      const notice = page.getByRole('status');
      await expect(notice).toContainText(address);
      await expect(notice).toContainText('thư rác');
      await expect(notice.getByRole('link', { name: 'Quay lại đăng nhập' })).toBeVisible();
      confirmations.push(((await notice.textContent()) ?? '').replace(address, '…'));
      if (confirmations.length === 1) await expectAccessible(page, 'confirmation');
      await notice.getByRole('button', { name: 'Gửi lại' }).click();
      await expect(email).toHaveValue(address);
    }
    expect(confirmations[0]).toBe(confirmations[1]);
  });

  await test.step('the link of the mail resets the password, once', async () => {
    const mail = await mailServer.mailTo(
      owner.email,
      ({ subject }) => subject === 'Đặt lại mật khẩu Họp Gọn',
    );
    const choosePassword = async (password: string) => {
      await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
      await page.getByLabel('Xác nhận mật khẩu').fill(password);
      await page.getByRole('button', { name: 'Đặt mật khẩu' }).click();
    };
    await page.goto(mail.text?.match(/http\S+/)?.[0] ?? '');
    await choosePassword('Password1');
    await expect(page.getByText('Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác')).toBeVisible();
    await choosePassword('Chè7đồi xanh');
    await expect(page.getByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeVisible();

    await page.reload();
    await choosePassword('Chè8đồi xanh');
    await expect(alert).toContainText('Liên kết đặt lại mật khẩu đã dùng hoặc đã hết hạn.');
    await alert.getByRole('link', { name: 'Yêu cầu liên kết mới' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await moveTo(page, '/reset-password');
    await expect(alert, 'a link that was cut').toContainText('Liên kết này không đầy đủ.');

    await alert.getByRole('link', { name: 'yêu cầu liên kết mới' }).click();
    await page.getByRole('link', { name: 'Quay lại đăng nhập' }).click();
    // Both pages have a field of that name.
    await expect(page.getByRole('heading', { name: 'Đăng nhập', level: 1 })).toBeVisible();
    await email.fill(owner.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill('Chè7đồi xanh');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
