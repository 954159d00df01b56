import type { Page, Worker } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { open } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(90_000);

/** Registers the service worker of the page's site; answers how DevTools delivers push messages to it. */
async function registerWorker(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  const deliver = (message: object) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      ...{ origin, registrationId },
      data: JSON.stringify(message),
    });
  return { worker: await started, deliver };
}

/** Browsers without a window deny notifications and windows: what the worker asks of its browser is kept instead. */
const keepWhatIsAsked = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'asked', asked);
    const record = (owner: string, name: string) =>
      Reflect.set(Reflect.get(globalThis, owner), name, async (...values: unknown[]) => {
        asked.push(values);
      });
    record('registration', 'showNotification');
    record('clients', 'openWindow');
  });

const asked = (worker: Worker) => worker.evaluate(() => Reflect.get(globalThis, 'asked'));

test('the service worker shows push messages, and a press on one leads to its page of this site alone', async ({
  browserOf,
  given,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner, { serviceWorkers: 'allow' });
  await open(page, '/dashboard');
  const { origin } = new URL(page.url());
  const { worker, deliver } = await registerWorker(page);
  await keepWhatIsAsked(worker);
  const path = '/meetings/019ab000-0000-7000-8000-000000000001';
  const companyId = '019ab000-0000-7000-8000-000000000002';
  const texts = { body: 'An mời bạn dự “Giao ban”.', tag: path };
  await deliver({ title: 'Gỗ Việt', ...texts, path, companyId });
  const shown = ['Gỗ Việt', { ...texts, lang: 'vi', data: { path, companyId } }];
  await expect.poll(() => asked(worker)).toEqual([shown]);

  const press = (to: string) =>
    worker.evaluate(
      (data) => {
        const event = new Event('notificationclick');
        const notification = { close: () => undefined, data };
        dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
      },
      { path: to, companyId },
    );
  await press('https://noi-khac.example/');
  await press(path);
  await expect.poll(() => asked(worker)).toEqual([shown, [`${origin}${path}#cong-ty=${companyId}`]]);
});

test('the settings of notifications are accessible, and fit a phone', async ({ browserOf, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await open(page, '/settings/notifications');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'settings of notifications');
});
