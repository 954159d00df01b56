import { readItemByLink, respondToItemByLink } from '@hopgon/contract/action-items/routes';
import type { LinkedItem } from '@hopgon/contract/action-items/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { LinkedItemPage } from './linked-item-page.tsx';

const item: LinkedItem = {
  companyName: 'Gỗ Vân',
  title: 'Gửi bảng giá',
  deadline: '2026-11-30',
  meetingTitle: 'Giao ban xưởng',
  assigneeName: 'Nguyễn Thị Mai',
  givenByName: 'Trần Văn Hiếu',
  state: 'proposed',
};

/** The token stands in the address of the window, not in that of the router. */
function openPage(answer: 'accept' | 'decline') {
  location.hash = `token=ma&answer=${answer}`;
  return renderInApp(<LinkedItemPage />);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('opening the page answers nothing; one press accepts', async ({ api }) => {
  api.reply(readItemByLink, () => item);
  api.reply(respondToItemByLink, () => ({ ...item, state: 'accepted' as const }));
  await openPage('accept');
  await expect.element(page.getByText('30/11/2026')).toBeVisible();
  expect(api.callsOf(respondToItemByLink)).toEqual([]);
  await button('Nhận việc').click();
  await expect.element(page.getByText('Bạn đã nhận việc này.', { exact: false })).toBeVisible();
  expect(api.callsOf(respondToItemByLink).map(({ body }) => body)).toEqual([{ token: 'ma', accept: true }]);
});

test('one press on a usual reason declines, another reason is written and kept when it cannot be sent', async ({
  api,
}) => {
  api.reply(readItemByLink, () => item);
  api.refuse(respondToItemByLink, 'too_many_requests');
  await openPage('decline');
  await button('Gửi lý do này').click();
  await expect.element(page.getByText('Hãy ghi lý do để người giao việc biết')).toBeVisible();
  const reason = page.getByRole('textbox', { name: 'Lý do khác' });
  await reason.fill('Tôi đi công tác');
  await button('Gửi lý do này').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(reason).toHaveValue('Tôi đi công tác');
  api.reply(respondToItemByLink, () => ({ ...item, state: 'declined' as const }));
  await button('Tôi không kịp hạn này').click();
  await expect.element(page.getByText('Bạn đã từ chối việc này.', { exact: false })).toBeVisible();
});

test('a link that opens nothing says so and shows the way in', async ({ api }) => {
  api.refuse(readItemByLink, 'item_link_invalid');
  await openPage('accept');
  await expect.element(page.getByRole('heading', { name: 'Không mở được việc này' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mở Họp Gọn' })).toBeVisible();
});

test('a second link in the same tab shows its own task, and answers that one', async ({ api }) => {
  api.reply(readItemByLink, ({ body }) => ({
    ...item,
    title: JSON.stringify(body).includes('ma-hai') ? 'Đặt xe' : 'Gửi bảng giá',
  }));
  api.reply(respondToItemByLink, () => ({ ...item, state: 'accepted' as const }));
  await openPage('accept');
  await expect.element(page.getByRole('heading', { name: 'Gửi bảng giá' })).toBeVisible();
  location.hash = 'token=ma-hai&answer=accept';
  await expect.element(page.getByRole('heading', { name: 'Đặt xe' })).toBeVisible();
  await button('Nhận việc').click();
  await expect
    .poll(() => api.callsOf(respondToItemByLink).map(({ body }) => body))
    .toEqual([{ token: 'ma-hai', accept: true }]);
});
