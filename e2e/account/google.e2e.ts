import { expectAccessible } from '../support/accessible.ts';
import { createGiven } from '../support/given.ts';
import { choose, givenAccount, openGoogle, test } from '../support/google-test.ts';
import { expect } from '../support/test.ts';

const failed = 'Đăng nhập bằng Google không thành công';

test('signing in and registering by the window of Google', async ({ page, context, google, mailServer }) => {
  test.setTimeout(180_000);
  const given = createGiven(google.url);
  const { owner, company } = await given.owner('Lê Minh Châu');
  const alert = page.getByRole('alert');
  const signOutHere = async () => {
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng nhập', level: 1 })).toBeVisible();
  };
  await page.goto('/login');

  // Proves S1.009, S2.044, S7.011
  // ASVS v5.0.0-7.6.2
  await test.step('somebody new signs in by the window, is asked for their company, and stays as long as they said', async () => {
    const { email } = givenAccount(google);
    await page.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).uncheck();
    // The server of these tests has no name, and browsers give passkeys to names alone.
    await expect(page.getByRole('button', { name: 'Đăng nhập bằng passkey' })).toBeHidden();
    await choose(await openGoogle(page), email);
    await expect(page).toHaveURL('/company-setup');
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored)).toEqual(
      expect.arrayContaining(['authToken', 'refreshToken', 'sessionId', 'tokenExpiry']),
    );
    const { cookies } = await context.storageState();
    expect(cookies.find(({ name }) => name === 'browserSession')).toMatchObject({ expires: -1 });
    await signOutHere();
  });

  // Proves S8.025
  await test.step('a refusal, a closed or blocked window and an unknown account are explained and can be tried again', async () => {
    const { email } = givenAccount(google);
    const { email: unproved } = givenAccount(google, { emailVerified: false });
    await choose(await openGoogle(page), 'Từ chối');
    await expect(alert).toHaveText(`${failed}: bạn đã không cho phép.`);

    const closed = await openGoogle(page);
    await expect(page.getByRole('button', { name: 'Đang chờ Google...' })).toBeVisible();
    await closed.close();
    await expect(alert).toHaveText(`${failed}: cửa sổ Google đã đóng.`);

    await page.route('/api/auth/google/start', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    await expect(alert).toHaveText(failed);
    await page.unroute('/api/auth/google/start');

    await choose(await openGoogle(page), unproved);
    await expect(alert).toHaveText(`${failed}: Google chưa xác nhận địa chỉ email này.`);

    const open = await page.evaluateHandle(() => window.open);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Đăng nhập bằng Google' }).click();
    await expect(alert).toHaveText(
      `${failed}: trình duyệt đã chặn cửa sổ. Hãy cho phép cửa sổ bật lên rồi thử lại.`,
    );
    await page.evaluate((kept) => {
      window.open = kept;
    }, open);
    await expect(page).toHaveURL('/login');
    await choose(await openGoogle(page), email);
    await expect(page).toHaveURL('/company-setup');
    await signOutHere();
  });

  await test.step('a window that only seems closed still signs in', async () => {
    const { email } = givenAccount(google);
    google.isolateWindows(true);
    const popup = await openGoogle(page);
    await expect(alert).toHaveText(`${failed}: cửa sổ Google đã đóng.`);
    await popup.getByRole('button', { name: email }).click();
    await expect(page).toHaveURL('/company-setup');
    google.isolateWindows(false);
    await signOutHere();
  });

  // Proves S7.011
  // ASVS v5.0.0-3.5.5
  await test.step('what other pages and other windows say has no effect', async () => {
    const { email } = givenAccount(google);
    const finishes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/google/finish')) finishes.push(request.postData() ?? '');
    });
    const popup = await openGoogle(page);
    // The other site, which holds our window.
    await popup.evaluate(() => {
      const message = { kind: 'answer', state: 'x', answer: '?code=fremd&state=x' };
      window.opener.postMessage(message, '*');
      new BroadcastChannel('sign-in-window').postMessage(message);
    });
    // A tab of ours that knows nothing of this attempt.
    const other = await context.newPage();
    await other.goto('/terms');
    await other.evaluate(() => {
      const channel = new BroadcastChannel('sign-in-window');
      for (const message of [null, 'x', {}, { kind: 'answer', state: 1 }, { kind: 'answer', state: '' }])
        channel.postMessage(message);
      channel.postMessage({ kind: 'answer', state: 'x', answer: '?code=fremd&state=x' });
    });
    await expect(page.getByRole('button', { name: 'Đang chờ Google...' })).toBeVisible();
    await expect(alert).toBeHidden();
    await choose(popup, email);
    await expect(page).toHaveURL('/company-setup');
    expect(finishes).toHaveLength(1);
    expect(finishes[0]).not.toContain('fremd');
    await other.close();
    await signOutHere();
  });

  await test.step('an invitation survives the way through Google', async () => {
    const { email } = givenAccount(google);
    await page.goto(`/company-setup?code=${company.inviteCode}`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await choose(await openGoogle(page), email);
    await expect(page).toHaveURL(`/company-setup?code=${company.inviteCode}`);
    await expect(page.getByLabel('Mã mời')).toHaveValue(company.inviteCode);
    await signOutHere();
  });

  // Proves S1.009, S2.061, S5.015
  await test.step('the register page signs up the same way, and offers it for an address that signs in by Google', async () => {
    const { email } = givenAccount(google);
    await page.getByRole('link', { name: 'Đăng ký' }).click();
    await choose(await openGoogle(page, 'Đăng ký bằng Google'), email);
    await expect(page).toHaveURL('/company-setup');
    await signOutHere();

    await page.getByRole('link', { name: 'Đăng ký' }).click();
    await page.getByLabel('Họ tên').fill('Trịnh Thị Ngà');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill('Ruộng3bậc');
    await page.getByLabel('Xác nhận mật khẩu').fill('Ruộng3bậc');
    await page.getByRole('checkbox', { name: /^Tôi đồng ý với/ }).check();
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'đã được đăng ký bằng Google' });
    await expect(banner.getByRole('link', { name: 'Đến trang đăng nhập' })).toBeVisible();
    await expectAccessible(page, 'registered by Google');
    await choose(await openGoogle(page, 'Đăng nhập bằng Google'), email);
    await expect(page).toHaveURL('/company-setup');
    await signOutHere();
  });

  await test.step('a Google account without a password here is joined with one of a proved address', async () => {
    const mail = await mailServer.mailTo(
      owner.email,
      ({ subject }) => subject?.startsWith('Xác nhận email') ?? false,
    );
    const token = mail.text?.match(/verify-email#token=(\S+)/)?.[1];
    await given.call(owner, company, ['POST', '/api/auth/verify-email'], { token });
    givenAccount(google, { email: owner.email });
    await choose(await openGoogle(page), owner.email);
    await expect(page.getByRole('heading', { name: /Lê Minh Châu/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('an answer nobody waits for says what to do, and stays in no history', async () => {
    await page.goto('/google-callback?code=x&state=y');
    await expect(page.getByRole('heading', { name: 'Chưa đăng nhập được' })).toBeVisible();
    await expect(page).toHaveURL('/google-callback');
    await expect(page.getByRole('link', { name: 'Đến trang đăng nhập' })).toBeVisible();
    await expectAccessible(page, 'nobody waits');
  });
});
