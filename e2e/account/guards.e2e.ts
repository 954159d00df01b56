import { expectAccessible } from '../support/accessible.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

const insideCompany = [
  '/dashboard',
  '/meetings',
  '/chat',
  '/company-management',
  '/analytics',
  '/notifications',
  '/profile',
  '/settings',
];

test('the guards for strangers and members', async ({ page, given }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');

  // Proves S2.001, S2.008, S2.010, S2.015, S2.017, S2.021, S6.020
  await test.step('send a stranger to sign in, then on to where they were going', async () => {
    await page.goto('/');
    for (const path of ['/', '/company-setup', ...insideCompany]) {
      await moveTo(page, path);
      const next = ['/', '/dashboard'].includes(path) ? '' : `?next=${encodeURIComponent(path)}`;
      await expect(page, path).toHaveURL(`/login${next}`);
      await expect(page.getByRole('heading', { name: 'Đăng nhập' }), path).toBeVisible();
    }
    // The last of them was the settings.
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { name: 'Cài đặt', level: 1 })).toBeVisible();
  });

  // Proves S2.023
  await test.step('say what they wait for', async () => {
    const person = Promise.withResolvers<void>();
    const company = Promise.withResolvers<void>();
    await page.route('/api/v1/me', (route) => person.promise.then(() => route.continue()));
    await page.route('/api/v1/company', (route) => company.promise.then(() => route.continue()));
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Đang tải...' })).toBeVisible();
    person.resolve();
    await expect(
      page.getByRole('status').filter({ hasText: 'Đang kiểm tra thông tin công ty...' }),
    ).toBeVisible();
    company.resolve();
    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.unrouteAll();
  });

  // Proves S2.011, S2.020
  await test.step('lead members away from setting up a company, and old addresses of the settings on', async () => {
    await moveTo(page, '/company-setup');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
    for (const old of ['/dashboard#settings', '/#settings']) {
      await moveTo(page, old);
      await expect(page.getByRole('heading', { name: 'Cài đặt', level: 1 })).toBeVisible();
      await expect(page).toHaveURL('/settings');
    }
    await moveTo(page, '/analytics');
    await page.evaluate(() => {
      location.hash = '#settings';
    });
    await expect(page).toHaveURL('/settings');
    await page.goBack();
    await expect(page, 'the anchor leaves no page behind').toHaveURL('/analytics');
  });

  await test.step('lead nowhere but to pages of ours', async () => {
    await moveTo(page, '/profile');
    await expect(page.getByRole('heading', { name: 'Hồ sơ', level: 1 })).toBeVisible();
    for (const next of [
      'https://elsewhere.example/x',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
      '/.//elsewhere.example',
    ]) {
      await moveTo(page, `/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
      await moveTo(page, '/profile');
      await expect(page.getByRole('heading', { name: 'Hồ sơ', level: 1 })).toBeVisible();
    }
  });

  await test.step('an address with odd parameters shows the page as it begins', async () => {
    const startsAt = Date.now() + 3_600_000;
    const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
      title: 'Duyệt mẫu ghế',
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + 3_600_000).toISOString(),
    });
    await moveTo(page, `/meetings/${id}?tab=khong-co`);
    await expect.soft(page.getByRole('tabpanel', { name: 'Tổng quan' })).toBeVisible();
    await moveTo(page, `/meetings/${id}?tab=ban-ghi&v=x&turn=y`);
    await expect
      .soft(page.getByRole('tabpanel', { name: 'Bản gỡ băng' }))
      .toContainText('Tải bản gỡ băng lên');
    await moveTo(page, '/meetings?view=khong-co&date=2026-02-30&xem=khong-co');
    await expect.soft(page.getByRole('radio', { name: 'Tuần' })).toBeChecked();
    await moveTo(page, '/chat?s=khong-co');
    await expect.soft(page.getByRole('heading', { name: 'Không tìm thấy cuộc trò chuyện' })).toBeVisible();
  });
});

test('the guards for people without a company or permission', async ({ browserOf, given }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Trần Thị Bình');
  const page = await browserOf(member);

  // Proves S2.015, S2.017, S2.022, S6.020
  await test.step('send a person without a company to set one up', async () => {
    await page.goto('/dashboard');
    for (const path of insideCompany) {
      await expect(page, path).toHaveURL('/company-setup');
      await expect(page.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' }), path).toBeVisible();
      await moveTo(page, path);
    }
    await expect(page).toHaveURL('/company-setup');
  });

  // Proves S2.015, S2.024, S2.026, S2.027, S2.036, S6.017, S6.020, S8.039, S9.004
  await test.step('keep members out of the chat until the company lets them in', async () => {
    await given.joined(member, company);
    const fresh = await page.context().newPage();
    const nav = fresh.getByRole('navigation', { name: 'Chính' });
    await fresh.goto('/chat');
    await expect(fresh.getByRole('heading', { name: 'Truy cập bị từ chối' })).toBeVisible();
    await expect(fresh.getByText('Chỉ quản trị viên và chủ sở hữu')).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Quản lý công ty' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Chat AI' })).toBeHidden();
    await expectAccessible(fresh);
    await fresh.getByRole('button', { name: 'Quay lại' }).click();
    await expect(fresh, 'with no fresh of ours behind').toHaveURL('/dashboard');

    await moveTo(fresh, '/chat');
    await expect(fresh.getByRole('heading', { name: 'Truy cập bị từ chối' })).toBeVisible();
    await given.call(owner, company, ['PUT', `/api/v1/members/${member.id}/role`], { role: 'admin' });
    await expect(nav.getByRole('link', { name: 'Chat AI' })).toBeVisible();
    await expect(fresh.getByRole('heading', { name: 'Truy cập bị từ chối' })).toBeHidden();
  });
});
