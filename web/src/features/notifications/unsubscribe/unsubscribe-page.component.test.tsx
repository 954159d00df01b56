import { readLinkedMails, updateLinkedMails } from '@hopgon/contract/notifications/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { test } from '../../../testing/test.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

/** The token stands in the address of the window, not in that of the router. */
function openPage() {
  location.hash = 'token=day-digest.ma';
  return renderInApp(<UnsubscribePage />);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('opening the page turns nothing off; one press does, and says what, with a way back', async ({
  api,
}) => {
  api.reply(readLinkedMails, () => ({ group: 'day-digest' as const, on: true }));
  api.reply(updateLinkedMails, ({ body }) => ({
    group: 'day-digest' as const,
    on: Reflect.get(Object(body), 'on') === true,
  }));
  await openPage();
  await expect
    .element(page.getByRole('heading', { name: 'Không nhận email “Tóm tắt đầu ngày” nữa?' }))
    .toBeVisible();
  expect(api.callsOf(updateLinkedMails)).toEqual([]);
  await button('Tắt email này').click();
  await expect.element(page.getByRole('heading', { name: 'Đã tắt email “Tóm tắt đầu ngày”' })).toBeVisible();
  await button('Bật lại').click();
  await expect.element(button('Tắt email này')).toBeVisible();
  expect(api.callsOf(updateLinkedMails).map(({ body }) => body)).toEqual([
    { token: 'day-digest.ma', on: false },
    { token: 'day-digest.ma', on: true },
  ]);
});

test('the page says what goes by mail, not what goes by the bell alone', async ({ api }) => {
  api.reply(readLinkedMails, () => ({ group: 'tasks' as const, on: true }));
  await openPage();
  await expect.element(page.getByText('bình luận nhắc tên bạn', { exact: false })).toBeVisible();
  await expect.element(page.getByText('nhận việc, xong việc', { exact: false })).not.toBeInTheDocument();
});

test('a link that is not ours says so and shows the settings', async ({ api }) => {
  api.refuse(readLinkedMails, 'unsubscribe_link_invalid');
  await openPage();
  await expect.element(page.getByRole('heading', { name: 'Không mở được liên kết này' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mở cài đặt thông báo' })).toBeVisible();
});

test('a second link in the same tab turns off what it names', async ({ api }) => {
  const groupIn = (body: unknown) =>
    JSON.stringify(body).includes('invitations') ? ('invitations' as const) : ('day-digest' as const);
  api.reply(readLinkedMails, ({ body }) => ({ group: groupIn(body), on: true }));
  api.reply(updateLinkedMails, ({ body }) => ({ group: groupIn(body), on: false }));
  await openPage();
  await expect.element(page.getByRole('heading', { name: /Tóm tắt đầu ngày/ })).toBeVisible();
  location.hash = 'token=invitations.ma';
  await expect.element(page.getByRole('heading', { name: /Tóm tắt đầu ngày/ })).not.toBeInTheDocument();
  await button('Tắt email này').click();
  await expect
    .poll(() => api.callsOf(updateLinkedMails).map(({ body }) => body))
    .toEqual([{ token: 'invitations.ma', on: false }]);
});
