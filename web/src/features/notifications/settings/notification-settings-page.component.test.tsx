import { groupNames, isChosen, notificationChannels } from '@hopgon/contract/notifications/groups';
import {
  readNotificationSettings,
  readPushState,
  savePushSubscription,
  updateNotificationSettings,
} from '@hopgon/contract/notifications/routes';
import type { NotificationSettings } from '@hopgon/contract/notifications/settings';
import { recordOf } from '@hopgon/contract/record-of';
import { readMe } from '@hopgon/contract/users/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { me } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { NotificationSettingsPage } from './notification-settings-page.tsx';

const channels = recordOf(groupNames, (group) =>
  recordOf(notificationChannels, (channel) => isChosen(group, channel, {})),
);

const settings: NotificationSettings = {
  channels,
  quiet: { from: '21:00', until: '07:00', daysOff: true },
  timeZone: null,
};

async function openPage(api: Api, notifications = me.notifications) {
  api.reply(readMe, () => ({ ...me, notifications }));
  api.reply(readNotificationSettings, () => settings);
  api.reply(readPushState, () => ({ publicKey: 'BA', devices: 0, here: false }));
  api.reply(updateNotificationSettings, () => settings);
  await renderInApp(<NotificationSettingsPage />, { at: '/settings/notifications' });
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const sent = (api: Api) => api.callsOf(updateNotificationSettings).map(({ body }) => body);

test('a box is turned by keyboard, and only what changed is saved; what is always sent has no box', async ({
  api,
}) => {
  await openPage(api);
  await expect.element(box('Lời mời và thay đổi lịch họp: Email')).toBeChecked();
  await expect.element(box('Lời mời và thay đổi lịch họp: Chuông')).not.toBeInTheDocument();
  box('Trả lời lời mời của bạn: Thông báo đẩy').element().focus();
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect.poll(() => sent(api)).toEqual([{ channels: { answers: { push: true } } }]);
});

test('a group says what of it goes by mail where that is not all', async ({ api }) => {
  await openPage(api);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect
    .element(row(/Việc được giao/u).getByText('Qua email: Giao việc cho bạn', { exact: false }))
    .toBeVisible();
  await expect.element(row(/Biên bản/u).getByText('Qua email: Biên bản gửi cho bạn')).toBeVisible();
  await expect
    .element(row(/Lời mời và thay đổi/u).getByText('Qua email', { exact: false }))
    .not.toBeInTheDocument();
});

test('boxes that the profile turns off are said and cannot be turned', async ({ api }) => {
  await openPage(api, { ...me.notifications, email: false });
  await expect
    .element(page.getByText('Bạn đã tắt “Thông báo qua email” trong hồ sơ', { exact: false }))
    .toBeVisible();
  await expect.element(box('Việc được giao: Email')).toBeDisabled();
  await expect.element(box('Việc được giao: Thông báo đẩy')).toBeEnabled();
});

test('quiet hours are saved as people type them, with the zone of the browser; a clock that is none is said', async ({
  api,
}) => {
  await openPage(api);
  const from = page.getByRole('textbox', { name: 'Từ' });
  await from.fill('tối');
  await expect.element(page.getByText('Hãy nhập giờ, ví dụ 21:00.')).toBeVisible();
  await from.fill('22h30');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect
    .poll(() => sent(api))
    .toEqual([
      {
        quiet: { from: '22:30', until: '07:00', daysOff: true },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
});

test('quiet hours are saved without the zone where the server does not know it', async ({ api }) => {
  await openPage(api);
  api.refuse(updateNotificationSettings, 'time_zone_unknown');
  await page.getByRole('textbox', { name: 'Từ' }).fill('22:30');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  const quiet = { from: '22:30', until: '07:00', daysOff: true };
  await expect.poll(() => sent(api).at(-1)).toEqual({ quiet });
});

test('where the browser blocks push messages the page says what to do and asks nothing', async ({ api }) => {
  await openPage(api);
  // A browser under test denies what nobody granted.
  expect(Notification.permission).toBe('denied');
  await expect.element(page.getByText('Bạn đã chặn thông báo của trang này', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Bật thông báo đẩy' })).not.toBeInTheDocument();
  expect(api.callsOf(savePushSubscription)).toEqual([]);
});
