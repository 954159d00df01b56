import { suggestTimes } from '@hopgon/contract/scheduling/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { at, openCalendar } from '../../../testing/open-calendar.tsx';
import { test } from '../../../testing/test.ts';

const dialog = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
const title = dialog.getByRole('textbox', { name: 'Tên cuộc họp' });
const question = page.getByRole('alertdialog', { name: 'Bỏ những gì đã ghi?' });

// A day in the future, which is the next with a free working time.
const day = '2037-03-10';

/** A new meeting, for which the free working time from 10:00 of that day is proposed. */
async function openNewMeeting(api: Api) {
  api.reply(suggestTimes, () => ({
    timeZone: 'Asia/Ho_Chi_Minh',
    slots: [],
    people: [],
    room: null,
    working: [{ startsAt: at(day, '10:00'), endsAt: at(day, '12:00') }],
    nothing: null,
  }));
  await openCalendar(api, '/meetings?date=2027-03-09&tao=1', []);
}

const proposed = dialog.getByText('Thứ Ba, 10/03/2037, 10:00–10:30');

test('“Thêm chi tiết” leads to what it shows, which lies below the visible part', async ({ api }) => {
  await openNewMeeting(api);
  await dialog.getByRole('button', { name: 'Thêm chi tiết' }).click();
  await expect.element(dialog.getByLabelText('Email của khách')).toBeInViewport();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByLabelText('Email của khách')).toHaveFocus();
});

test('a time that is proposed late does not make what was written before count as unwritten', async ({
  api,
}) => {
  const release = api.hold(suggestTimes);
  await openNewMeeting(api);
  await title.fill('Giao ban');
  release();
  await expect.element(proposed).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Soạn tiếp' }).click();
  await expect.element(title).toHaveValue('Giao ban');
});

test('a time that the form proposed is nothing that was written', async ({ api }) => {
  await openNewMeeting(api);
  await expect.element(proposed).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
