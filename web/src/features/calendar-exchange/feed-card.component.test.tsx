import { createCalendarFeed, readCalendarFeed } from '@hopgon/contract/calendar/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { FeedCard } from './feed-card.tsx';

test('a new address, which ends the one in use, is asked about first', async ({ api }) => {
  api.reply(readCalendarFeed, () => ({ createdAt: '2026-11-20T02:00:00.000Z', readAt: null }));
  api.reply(createCalendarFeed, () => ({
    address: 'https://hop.example/lich/abc.ics',
    webcal: 'webcal://hop.example/lich/abc.ics',
  }));
  await renderInApp(<FeedCard />);
  await page.getByRole('button', { name: 'Tạo địa chỉ mới' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tạo địa chỉ lịch mới?' });
  await expect.element(question).toMatchTextContent(/Địa chỉ cũ sẽ không dùng được nữa/);
  expect(api.callsOf(createCalendarFeed)).toHaveLength(0);
  await question.getByRole('button', { name: 'Tạo địa chỉ mới' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Địa chỉ lịch' })).toBeVisible();
});
