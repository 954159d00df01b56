import { suggestTimes } from '@hopgon/contract/scheduling/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCalendar } from '../../../testing/open-calendar.tsx';
import { test } from '../../../testing/test.ts';

test('“Thêm chi tiết” leads to what it shows, which lies below the visible part', async ({ api }) => {
  api.reply(suggestTimes, () => ({
    timeZone: 'Asia/Ho_Chi_Minh',
    slots: [],
    people: [],
    room: null,
    working: [],
    nothing: null,
  }));
  await openCalendar(api, '/meetings?date=2027-03-09&tao=1', []);
  const dialog = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
  await dialog.getByRole('button', { name: 'Thêm chi tiết' }).click();
  await expect.element(dialog.getByLabelText('Email của khách')).toBeInViewport();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByLabelText('Email của khách')).toHaveFocus();
});
