import { readCompany } from '@hopgon/contract/companies/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import type { ListedNotification, Notification } from '@hopgon/contract/notifications/schemas';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { readNotificationPlace } from './notification-place.rules.ts';
import { NotificationsPage } from './notifications-page.tsx';

const lineOf = (number: number): Notification => ({
  id: idOf(number),
  kind: 'meeting-changed',
  text: `Buổi ${number} đổi giờ`,
  time: null,
  path: `/meetings/${idOf(number)}`,
  read: false,
  act: null,
  createdAt: new Date(Date.now() - number * 1_000).toISOString(),
});

const notificationOf = (number: number): ListedNotification => ({
  ...lineOf(number),
  key: idOf(number),
  bundle: null,
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
const button = (name: string | RegExp) => page.getByRole('button', { name });

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

/** A page with one row of three lines; answers what was marked read, in order. */
async function openBundle(api: Api, changed: Partial<ListedNotification> = {}, size = 3) {
  const marked: unknown[] = [];
  const lines = [1, 2, 3].map(lineOf);
  api.reply(readCompany, () => company);
  api.reply(listNotifications, ({ query }) => {
    if (query.bundle === 'k')
      return { notifications: [1, 2, 3, 4].map(notificationOf), unread: 4, nextCursor: null };
    const bundle = { size, others: 'và 2 thay đổi khác', hasOnePage: true, lines };
    return {
      notifications: [{ ...notificationOf(1), key: 'k', bundle, ...changed }],
      unread: 1,
      nextCursor: null,
    };
  });
  api.reply(readNotifications, ({ body }) => {
    marked.push(body);
    return {};
  });
  await renderInApp(<NotificationsPage />, { at: '/notifications', readSearch: readNotificationPlace });
  await expect.poll(count).toBe(changed.bundle?.hasOnePage === false ? 0 : 1);
  return marked;
}

test('a row of several is opened by its button, by keys too, and each line is read by itself', async ({
  api,
}) => {
  const marked = await openBundle(api);
  await expect.element(page.getByText(/^và 2 thay đổi khác/)).toBeVisible();
  const toggle = button('Xem cả 3 thông báo');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(4);
  await expect.element(button('Thu gọn')).toHaveFocus();
  await button('Đánh dấu đã đọc').nth(2).click();
  await expect.poll(() => marked).toEqual([{ ids: [idOf(2)], bundled: false }]);
  await button('Đánh dấu đã đọc').first().click();
  await expect.poll(() => marked.at(-1)).toEqual({ ids: [idOf(1)], bundled: true });
  button('Thu gọn').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(1);
});

test('a row whose lines lead to several pages leads nowhere: it opens', async ({ api }) => {
  const bundle = { size: 3, others: null, hasOnePage: false, lines: [1, 2, 3].map(lineOf) };
  await openBundle(api, { text: 'Ba buổi', bundle });
  await button(/Ba buổi/).click();
  await expect.poll(count).toBe(3);
});

test('lines that did not come with their row are read when it is opened', async ({ api }) => {
  await openBundle(api, {}, 4);
  await button('Xem cả 4 thông báo').click();
  await expect.poll(count).toBe(5);
});

test('what only one line of a row asks for is done beside the row', async ({ api }) => {
  const act = { kind: 'approve-member', id: idOf(9) } as const;
  const lines = [lineOf(1), { ...lineOf(2), text: 'Trần Lan đang chờ duyệt', act }];
  await openBundle(api, { act, bundle: { size: 2, others: null, hasOnePage: true, lines } });
  await expect.element(button(/^Duyệt.*Trần Lan đang chờ duyệt/)).toBeVisible();
});
