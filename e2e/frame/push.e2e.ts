import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { open } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(90_000);

test('the service worker shows a push message, and a later one of the same meeting in its place', async ({
  browserOf,
  given,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await open(page, '/dashboard');
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const path = '/meetings/019ab000-0000-7000-8000-000000000001';
  const deliver = (body: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin, registrationId },
      data: JSON.stringify({ title: 'Họp Gọn', body, path, tag: path }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, data }) => ({ title, body, path: data.path }));
    });
  await deliver('An mời bạn dự “Giao ban”.');
  await expect.poll(shown).toEqual([{ title: 'Họp Gọn', body: 'An mời bạn dự “Giao ban”.', path }]);
  await deliver('An đã đổi giờ “Giao ban”. (và 1 thông báo khác)');
  await expect
    .poll(shown)
    .toEqual([{ title: 'Họp Gọn', body: 'An đã đổi giờ “Giao ban”. (và 1 thông báo khác)', path }]);
});

test('the settings of notifications are accessible, and fit a phone', async ({ browserOf, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await open(page, '/settings/notifications');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'settings of notifications');
});
