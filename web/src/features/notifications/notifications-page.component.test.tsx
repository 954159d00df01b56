import { readCompany } from '@hopgon/contract/companies/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import type { Notification } from '@hopgon/contract/notifications/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { readNotificationPlace } from './notification-place.rules.ts';
import { NotificationsPage } from './notifications-page.tsx';

const notificationOf = (number: number): Notification => ({
  id: idOf(number),
  kind: 'meeting-changed',
  text: `Buổi ${number} đổi giờ`,
  time: null,
  path: `/meetings/${idOf(number)}`,
  read: false,
  act: null,
  createdAt: new Date(Date.now() - number * 1_000).toISOString(),
});

/** Opens the page of a person who has so many notifications, none of them read. */
async function openPage(api: Api, total: number) {
  let known = Array.from({ length: total }, (_, index) => notificationOf(index + 1));
  api.reply(readCompany, () => company);
  api.reply(listNotifications, ({ query }) => {
    const wanted = known.filter(({ read }) => query.unread !== 'true' || !read);
    const [from, limit] = [Number(query.cursor ?? 0), Number(query.limit)];
    return {
      notifications: wanted.slice(from, from + limit),
      unread: known.filter(({ read }) => !read).length,
      nextCursor: from + limit < wanted.length ? String(from + limit) : null,
    };
  });
  api.reply(readNotifications, ({ body }) => {
    const ids: unknown = Reflect.get(Object(body), 'ids');
    known = known.map((each) =>
      ids === undefined || (Array.isArray(ids) && ids.includes(each.id)) ? { ...each, read: true } : each,
    );
    return {};
  });
  await renderInApp(<NotificationsPage />, { at: '/notifications', readSearch: readNotificationPlace });
}

const lines = page.getByRole('link', { name: /^.*Buổi \d+ đổi giờ/ });
const count = () => lines.elements().length;
const button = (name: string) => page.getByRole('button', { name });

test('older notifications come a page at a time', async ({ api }) => {
  await openPage(api, 51);
  await expect.poll(count).toBe(50);
  await button('Xem thêm').click();
  await expect.poll(count).toBe(51);
  await expect.element(button('Xem thêm')).not.toBeInTheDocument();
});

test('all are marked as read at once', async ({ api }) => {
  await openPage(api, 3);
  await expect.element(page.getByText('Chưa đọc (3)')).toBeVisible();
  await button('Đánh dấu đã đọc hết').click();
  await expect.element(page.getByText('Chưa đọc', { exact: true })).toBeVisible();
  await expect.element(button('Đánh dấu đã đọc hết')).toBeDisabled();
});

test('one that is marked as read leaves the list of unread ones', async ({ api }) => {
  await openPage(api, 2);
  await page.getByText('Chưa đọc (2)').click();
  await expect.poll(count).toBe(2);
  await button('Đánh dấu đã đọc').first().click();
  await expect.poll(count).toBe(1);
});

test('a person without notifications reads what will be shown', async ({ api }) => {
  await openPage(api, 0);
  await expect.element(page.getByText('Chưa có thông báo')).toBeVisible();
});

test('a list that cannot be loaded is loaded again on request', async ({ api }) => {
  api.reply(readCompany, () => company);
  api.refuse(listNotifications, 'not_allowed');
  await renderInApp(<NotificationsPage />, { at: '/notifications', readSearch: readNotificationPlace });
  await expect.element(button('Thử lại')).toBeVisible();
  api.reply(listNotifications, () => ({ notifications: [notificationOf(1)], unread: 1, nextCursor: null }));
  await button('Thử lại').click();
  await expect.poll(count).toBe(1);
});

test('what cannot be marked read says so', async ({ api }) => {
  await openPage(api, 2);
  api.refuse(readNotifications, 'too_many_requests');
  await page.getByRole('button', { name: /đã đọc hết/ }).click();
  await expect.element(page.getByText(/quá nhiều|Quá nhiều|thử lại/)).toBeVisible();
});
