import { freshEmail } from './support/given.ts';
import { expect, test } from './support/test.ts';

test.describe('signing in', () => {
  test('says what is missing or malformed, and forgives when the field is edited', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Mật khẩu', { exact: true });
    const submit = page.getByRole('button', { name: 'Đăng nhập' });

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
    await page.getByRole('button', { name: 'Đăng nhập' }).click();

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
      await page.getByRole('button', { name: 'Đăng nhập' }).click();
      await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không đúng');
      await expect(page.getByRole('button', { name: 'Đăng nhập' })).not.toHaveAttribute('aria-busy');
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
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(page.getByRole('alert')).toHaveText('Đã xảy ra lỗi. Vui lòng thử lại.');

    await context.setOffline(false);
    await page.route('/api/auth/login', (route) => route.fulfill({ json: { success: false } }));
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
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
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
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
});

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
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL('/dashboard');
});
