import { freshEmail } from './support/given.ts';
import { expect, test } from './support/test.ts';

test.describe('signing in', () => {
  test('says what is missing or malformed, and forgives when the field is edited', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Mật khẩu', { exact: true });
    const submit = page.getByRole('button', { name: 'Đăng nhập', exact: true });

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
  });

  test('leads to the dashboard, which takes the place of the form', async ({ page, given }) => {
    const { owner } = await given.owner('Nguyễn Văn Hợp');
    await page.goto('/terms');
    await page.goto('/login');
    await page.getByLabel('Email').fill(`  ${owner.email.toUpperCase()} `);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();

    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();

    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored)).toEqual(
      expect.arrayContaining(['authToken', 'refreshToken', 'sessionId', 'tokenExpiry']),
    );
    expect(Number(stored.tokenExpiry)).toBeGreaterThan(Date.now());
    await page.goto('/register');
    await expect(page).toHaveURL('/dashboard');
  });

  test('refuses a wrong password and an unknown address alike', async ({ page, given }) => {
    const known = await given.person('Trần Thị Bình');
    await page.goto('/login');
    for (const address of [known.email, freshEmail('khong-ai')]) {
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Mật khẩu', { exact: true }).fill('Sai4mật-khẩu');
      await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không đúng');
      await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).not.toHaveAttribute(
        'aria-busy',
      );
    }
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(/khong-ai/);
  });

  test('tells a lost connection from a failed sign-in, and keeps what was typed', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Mật khẩu', { exact: true }).fill('Ruộng3bậc');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Đã xảy ra lỗi. Vui lòng thử lại.');

    await context.setOffline(false);
    await page.route('/api/auth/login', (route) => route.fulfill({ json: { success: false } }));
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Đăng nhập không thành công. Vui lòng thử lại.');
    await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue('Ruộng3bậc');
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Mật khẩu', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ẩn mật khẩu' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('without being remembered ends when the browser is closed', async ({
    page,
    context,
    browser,
    given,
  }) => {
    const { owner } = await given.owner('Lê Minh Châu');
    await page.goto('/login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(owner.password);
    await page.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).uncheck();
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page.getByRole('heading', { name: /Lê Minh Châu/ })).toBeVisible();

    const { cookies, origins } = await context.storageState();
    const kept = cookies.filter(({ expires }) => expires !== -1);
    const nextDay = await browser.newContext({ storageState: { cookies: kept, origins } });
    const later = await nextDay.newPage();
    await later.goto('/dashboard');
    await expect(later).toHaveURL('/login');
    expect(await later.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
    await nextDay.close();
  });

  test('offers Google, a new account and a new password, and says what one gets', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Đăng nhập bằng Google' })).toBeVisible();
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
    await page.getByRole('link', { name: 'Quay lại đăng nhập' }).click();
    await page.getByRole('link', { name: 'Đăng ký' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(4);
    await page.getByRole('link', { name: 'Đăng nhập' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('stands open to strangers alone, with registering and a new password', async ({
    page,
    browserOf,
    given,
  }) => {
    const { owner } = await given.owner('Đinh Văn Phúc');
    const own = await browserOf(owner);
    for (const [path, title] of [
      ['/login', 'Đăng nhập'],
      ['/register', 'Tạo tài khoản'],
      ['/forgot-password', 'Quên mật khẩu'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      await own.goto(path);
      await expect(own).toHaveURL('/dashboard');
    }
  });

  test('with Google where it is not set up says so, and opens no window', async ({ page }) => {
    await page.goto('/login');
    let windows = 0;
    page.on('popup', () => {
      windows += 1;
    });
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Máy chủ này chưa bật đăng nhập bằng Google. Hãy dùng email và mật khẩu.',
    );
    await page.route('/api/auth/google/start', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    await expect(page.getByRole('alert')).toHaveText('Đăng nhập bằng Google không thành công');
    expect(windows).toBe(0);
  });
});
