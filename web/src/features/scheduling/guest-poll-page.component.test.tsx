import { readGuestPoll, voteAsGuest } from '@hopgon/contract/scheduling/routes';
import type { GuestPoll } from '@hopgon/contract/scheduling/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { session } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { signIn, test } from '../../testing/test.ts';
import { GuestPollPage } from './guest-poll-page.tsx';

const slotOn = (day: number): GuestPoll['slots'][number] => ({
  id: idOf(day),
  startsAt: `2099-11-${day}T02:00:00.000Z`,
  endsAt: `2099-11-${day}T03:00:00.000Z`,
  counts: { yes: 0, maybe: 0, no: 0 },
  myVote: null,
});

const pollOn = (...days: number[]): GuestPoll => ({
  title: 'Họp với đối tác',
  goal: '',
  type: 'in-person',
  location: '',
  timeZone: 'Asia/Ho_Chi_Minh',
  company: 'Gỗ Vân',
  askedBy: 'Trần An',
  guestName: 'Đỗ Khách',
  status: 'open',
  deadline: '2099-11-20T02:00:00.000Z',
  slots: days.map(slotOn),
  bestSlot: null,
  chosenSlotId: null,
  meeting: null,
  cancelledReason: '',
});

/** The token stands in the address of the window, not in that of the router. */
function openPage() {
  location.hash = 'token=ma';
  return renderInApp(<GuestPollPage />);
}

const times = page.getByRole('list', { name: 'Các khung giờ' }).getByRole('listitem');
const send = page.getByRole('button', { name: 'Gửi lựa chọn' });

test('a ballot whose times have changed shows the new ones and keeps the votes that still apply', async ({
  api,
}) => {
  api.reply(readGuestPoll, () => pollOn(24, 25));
  api.refuse(voteAsGuest, 'poll_slot_unknown');
  await openPage();
  await times.nth(0).getByText('Được', { exact: true }).click();
  await times.nth(1).getByText('Không', { exact: true }).click();
  api.reply(readGuestPoll, () => pollOn(25, 26));
  await send.click();
  await expect.element(page.getByText(/^Các giờ vừa đổi\./)).toBeVisible();
  await expect.element(times.nth(0).getByRole('radio', { name: 'Không' })).toBeChecked();
  await expect.element(times.nth(1).getByText('Giờ mới')).toBeVisible();
  api.reply(voteAsGuest, () => pollOn(25, 26));
  await send.click();
  await expect.element(page.getByText('Đã gửi lựa chọn của Anh/Chị')).toBeVisible();
  expect(api.callsOf(voteAsGuest).at(-1)?.body).toMatchObject({ votes: [{ slotId: idOf(25), vote: 'no' }] });
  await expect.element(page.getByText(/^Các giờ vừa đổi\./)).not.toBeInTheDocument();
});

test('the notice about changed times names no kept choices where there are none', async ({ api }) => {
  api.reply(readGuestPoll, () => pollOn(24, 25));
  const { queryClient } = await openPage();
  await expect.element(times.nth(0)).toBeVisible();
  api.reply(readGuestPoll, () => pollOn(25, 26));
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('Các giờ vừa đổi. Hãy xem các giờ mới rồi chọn.')).toBeVisible();
});

test('a completed poll follows its meeting', async ({ api }) => {
  const { startsAt, endsAt, id } = slotOn(24);
  const later = { startsAt: '2099-11-27T02:00:00.000Z', endsAt: '2099-11-27T03:00:00.000Z' };
  const settled = { ...pollOn(24, 25), status: 'completed' as const, chosenSlotId: id };
  api.reply(readGuestPoll, () => ({ ...settled, meeting: { startsAt, endsAt, isCancelled: false } }));
  const { queryClient } = await openPage();
  await expect.element(page.getByText(/^Giờ họp đã chốt: /)).toBeVisible();
  api.reply(readGuestPoll, () => ({ ...settled, meeting: { ...later, isCancelled: false } }));
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(/^Giờ họp đã đổi sau khi chốt: nay là .*27\/11\/2099/)).toBeVisible();
  await expect.element(page.getByText('Đã chốt', { exact: true })).not.toBeInTheDocument();
  api.reply(readGuestPoll, () => ({ ...settled, meeting: { startsAt, endsAt, isCancelled: true } }));
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('Cuộc họp đã chốt giờ nay đã bị hủy.')).toBeVisible();
});

test('votes that were not sent are back after a session that ended', async ({ api }) => {
  api.reply(readGuestPoll, () => pollOn(24, 25));
  await openPage();
  await times.nth(1).getByText('Không', { exact: true }).click();
  session.end();
  await cleanup();
  signIn();
  await openPage();
  await expect.element(times.nth(1).getByRole('radio', { name: 'Không' })).toBeChecked();
  await expect.element(send).toBeEnabled();
});

test('a second link in the same tab shows its own poll, without the votes of the first', async ({ api }) => {
  api.reply(readGuestPoll, ({ body, query }) =>
    JSON.stringify([body, query]).includes('ma-hai') ? { ...pollOn(24), title: 'Họp giao hàng' } : pollOn(24),
  );
  await openPage();
  await times.nth(0).getByText('Được', { exact: true }).click();
  location.hash = 'token=ma-hai';
  await expect.element(page.getByRole('heading', { name: 'Họp giao hàng' })).toBeVisible();
  await expect.element(times.nth(0).getByRole('radio', { name: 'Được', exact: true })).not.toBeChecked();
});
