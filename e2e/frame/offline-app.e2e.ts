import { expect, test } from '../support/test.ts';

const hour = 3_600_000;

test('the app opens without a network as it was read last, without closed meetings, and keeps nothing after signing out', async ({
  given,
  browserOf,
}) => {
  test.setTimeout(150_000);
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const binh = await given.person('Trần Thị Bình');
  await given.joined(binh, company);
  const meeting = (title: string, visibility: string, by = owner) =>
    given.call<{ id: string }>(by, company, ['POST', '/api/v1/meetings'], {
      ...{ title, visibility, allowClashes: true, participants: by === owner ? [] : [{ userId: owner.id }] },
      startsAt: new Date(Date.now() + hour).toISOString(),
      endsAt: new Date(Date.now() + 2 * hour).toISOString(),
    });
  const { id: open } = await meeting('Giao ban xưởng', 'company');
  const { id: closed } = await meeting('Bàn chuyện lương', 'closed');
  const task = { assigneeId: owner.id };
  await given.call(owner, company, ['POST', '/api/v1/action-items'], { ...task, title: 'Gửi bảng giá' });
  const ofClosed = { ...task, title: 'Soạn bảng lương', meetingId: closed };
  await given.call(owner, company, ['POST', '/api/v1/action-items'], ofClosed);
  const ofOpen = { ...task, title: 'In tài liệu', meetingId: open };
  await given.call(owner, company, ['POST', '/api/v1/action-items'], ofOpen);
  await meeting('Chuyện riêng', 'closed', binh);

  const page = await browserOf(owner, { serviceWorkers: 'allow' });
  await page.goto('/dashboard');
  await expect(page.getByText('Bàn chuyện lương').first()).toBeVisible();
  await page.goto('/meetings/my-tasks');
  await expect(page.getByText('Soạn bảng lương')).toBeVisible();
  const main = page.getByRole('main');
  const lists = [
    ['/meetings/follow-ups', 'In tài liệu'],
    ['/meetings/decisions', 'Chưa có quyết định nào'],
    ['/notifications', 'Trần Thị Bình đã tham gia công ty'],
    ['/analytics', 'Giờ họp của bạn'],
  ] as const;
  for (const [path, words] of lists) {
    await page.goto(path);
    await expect(main).toContainText(words);
    await expect(main.getByText('Đang tải...')).toHaveCount(0);
    if (path === '/meetings/follow-ups') await expect(main).toContainText('Soạn bảng lương');
    if (path === '/notifications') await expect(main).toContainText('Họp kín');
  }
  // The parts of the app are fetched while it is idle, and kept by the worker.
  const missing = () =>
    page.evaluate(async () => {
      const parts: string[] = await fetch('/parts.json').then((reply) => reply.json());
      const kept = await Promise.all(parts.map((part) => caches.match(part)));
      return navigator.serviceWorker.controller ? kept.filter((each) => !each).length : parts.length;
    });
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);

  await page.context().setOffline(true);
  await page.goto('/meetings/my-tasks');
  await expect(page.getByText('Gửi bảng giá')).toBeVisible();
  const notice = page.getByText(/Dữ liệu lúc \d\d:\d\d, /);
  await expect(notice).toBeVisible();
  await expect(page.getByText('Soạn bảng lương')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByText('Giao ban xưởng').first()).toBeVisible();
  await expect(page.getByText('Bàn chuyện lương')).toHaveCount(0);
  for (const [path, words] of lists) {
    await page.goto(path);
    await expect(main).toContainText(words);
    await expect(notice).toBeVisible();
    await expect(main).not.toContainText(/Không thể tải|Mất kết nối|Họp kín|Soạn bảng lương/);
  }
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).not.toMatch(/lương|Họp kín/);

  await page.context().setOffline(false);
  // The page fetches parts once it has registered its worker, which it would else do after the newer one below.
  const registered = page.waitForRequest('**/parts.json');
  await page.goto('/dashboard');
  await expect(page.getByText('Bàn chuyện lương').first()).toBeVisible();
  await expect(notice).toBeHidden();
  await registered;

  // A worker that is not of this page's build waits until the person says so.
  await page.evaluate(async () => {
    document.querySelector('script[type="module"][src]')?.setAttribute('src', '/assets/older.js');
    await navigator.serviceWorker.register('/sw.js?newer');
  });
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? null);
  const active = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? null);
  await expect.poll(waiting).toMatch(/newer$/);
  const reload = page.getByRole('button', { name: 'Tải lại' });
  const reloaded = page.waitForEvent('load');
  await reload.click();
  await reloaded;
  // The page then registers the worker of its own build again, which takes over unnoticed.
  await expect.poll(active, { timeout: 60_000 }).toMatch(/sw\.js$/);
  expect(await waiting()).toBeNull();
  await expect(page.getByText('Bàn chuyện lương').first()).toBeVisible();
  await expect(reload).toBeHidden();
  await page.getByRole('button', { name: /^Tài khoản/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept()).not.toContain('last-read');
});
