import { sendChatMessage } from '@hopgon/contract/chat/routes';
import { readMeeting } from '@hopgon/contract/meetings/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { chat, openChat } from '../../../testing/open-chat.tsx';
import { idOf, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';

const { input, send } = chat;
const meetingId = idOf(40);
const chip = (name: string) => page.getByRole('button', { name });

test('a conversation about no meeting offers no place to ask', async ({ api }) => {
  await openChat(api);
  await expect.element(input).toBeVisible();
  expect(page.getByRole('group', { name: 'Hỏi trong' }).elements()).toEqual([]);
});

test('a conversation about a meeting asks there, or where one chooses', async ({ api }) => {
  api.reply(readMeeting, () => wholeMeetingOf(meetingOf(40, { title: 'Họp kho bãi' })));
  await openChat(api, undefined, null, { meetingId });
  await expect.element(chip('Cuộc họp này')).toHaveAttribute('aria-pressed', 'true');
  expect(chip('Cả chuỗi').elements()).toEqual([]);
  await chip('Mọi cuộc họp được xem').click();
  await expect.element(chip('Mọi cuộc họp được xem')).toHaveAttribute('aria-pressed', 'true');
  await input.fill('giá thuê kho bao nhiêu?');
  await send.click();
  await expect.poll(() => api.callsOf(sendChatMessage)).toMatchObject([{ body: { scope: 'all' } }]);
  await expect.element(page.getByText('Hỏi trong: Mọi cuộc họp được xem')).toBeVisible();
});
