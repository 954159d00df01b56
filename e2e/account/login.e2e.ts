import { freshEmail } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(90_000);

test('signing in', async ({ page, context, browser, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mật khẩu', { exact: true });
  const submit = page.getByRole('button', { name: 'Đăng nhập', exact: true });
  const alert = page.getByRole('alert');
  await page.goto('/login');

  // Proves S1.007, S2.005, S2.044, S2.047
  await test.step('offers Google, a new account and a new password, and says what one gets', async () => {
    await expect(page.getByRole('heading', { name: 'Đăng nhập', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Đăng nhập bằng passkey' })).toBeVisible();
    const google = page.getByRole('button', { name: 'Đăng nhập bằng Google' });
    await expect(google, 'Google is not set up').toBeDisabled();
    await expect(google).toHaveAccessibleDescription('Máy chủ này chưa bật đăng nhập bằng Google.');

    const promises = page.getByRole('complementary');
    for (const promise of [
      'Tự động lên lịch họp',
      'Phân tích nội dung cuộc họp',
      'Tối ưu thời gian làm việc',
      'Báo cáo và thống kê chi tiết',
    ]) {
      await expect(promises.getByRole('heading', { name: promise })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('heading', { name: 'Quên mật khẩu', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Quay lại đăng nhập' }).click();
    await page.getByRole('link', { name: 'Đăng ký' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { name: 'Tạo tài khoản', level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(4);
    await page.getByRole('link', { name: 'Đăng nhập' }).click();
    await expect(page).toHaveURL('/login');
  });

  // Proves S2.002, S2.045, S2.049, S5.001, S5.002, S5.003, S5.004, S8.023, S8.024, S8.026
  // ASVS v5.0.0-6.2.6, v5.0.0-6.2.7
  await test.step('says what is missing or malformed, and forgives when the field is edited', async () => {
    await submit.click();
    await expect(page.getByText('Email là bắt buộc')).toBeVisible();
    await expect(page.getByText('Mật khẩu là bắt buộc')).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email là bắt buộc');
    await email.fill('hop.nguyen@govan');
    await expect(page.getByText('Email là bắt buộc')).toBeHidden();
    await expect(page.getByText('Mật khẩu là bắt buộc')).toBeVisible();
    await password.fill('Ab1cd');
    await expect(page.getByText('Mật khẩu là bắt buộc')).toBeHidden();
    await submit.click();
    await expect(page.getByText('Email không hợp lệ')).toBeVisible();
    await expect(page.getByText('Mật khẩu phải có ít nhất 6 ký tự')).toBeVisible();

    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ẩn mật khẩu' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  // Proves S2.002, S2.045, S2.049, S5.001, S5.002, S5.003, S5.004, S8.023, S8.024, S8.026
  await test.step('says what is wrong, and keeps what was typed', async () => {
    for (const address of [owner.email, freshEmail('khong-ai')]) {
      await email.fill(address);
      await password.fill('Sai4mật-khẩu');
      await submit.click();
      await expect(alert, 'a known and an unknown address alike').toHaveText(
        'Email hoặc mật khẩu không đúng',
      );
      await expect(submit).not.toHaveAttribute('aria-busy');
    }
    await expect(page).toHaveURL('/login');

    await context.setOffline(true);
    await submit.click();
    await expect(alert, 'a lost connection').toHaveText('Đã xảy ra lỗi. Vui lòng thử lại.');
    await context.setOffline(false);
    await page.route('/api/auth/login', (route) => route.fulfill({ json: { success: false } }));
    await submit.click();
    await expect(alert, 'a falsy result').toHaveText('Đăng nhập không thành công. Vui lòng thử lại.');
    await expect(email).toHaveValue(/khong-ai/);
    await expect(password).toHaveValue('Sai4mật-khẩu');
    await page.unroute('/api/auth/login');
  });

  // Proves S1.008, S2.005, S2.012, S2.048, S3.025, S3.026, S3.027, S3.028, S4.017
  await test.step('leads to the dashboard, which takes the place of the form, and of all pages for strangers', async () => {
    await moveTo(page, '/terms');
    await moveTo(page, '/login');
    await email.fill(`  ${owner.email.toUpperCase()} `);
    await password.fill(owner.password);
    await submit.click();

    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/terms');

    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored)).toEqual(
      expect.arrayContaining(['authToken', 'refreshToken', 'sessionId', 'tokenExpiry']),
    );
    expect(Number(stored.tokenExpiry)).toBeGreaterThan(Date.now());
    for (const path of ['/login', '/register', '/forgot-password']) {
      await moveTo(page, path);
      await expect(page).toHaveURL('/dashboard');
    }
    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
  });

  // Proves S2.046
  await test.step('without being remembered ends when the browser is closed', async () => {
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL('/login');
    await email.fill(owner.email);
    await password.fill(owner.password);
    await page.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).uncheck();
    await submit.click();
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();

    const { cookies, origins } = await context.storageState();
    const kept = cookies.filter(({ expires }) => expires !== -1);
    const nextDay = await browser.newContext({ storageState: { cookies: kept, origins } });
    const later = await nextDay.newPage();
    await later.goto('/dashboard');
    await expect(later).toHaveURL('/login');
    expect(await later.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
    await nextDay.close();
  });
});
