import { listMeetings, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { updateSeries } from '@hopgon/contract/series/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { at, calendar, openCalendar } from '../../testing/open-calendar.tsx';
import { idOf, meetingOf, wholeMeetingOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';

const { grid, cell, entry, announced, toasts } = calendar;

// A week in the future: the line of now never stands in it.
const wednesday = '2027-03-10';
const thursday = '2027-03-11';
const week = '/meetings?date=2027-03-09';
const thursdayName = 'Thứ Năm, 11/03/2027';

const meetingAt = (day: string, from: string, to: string, more: Parameters<typeof meetingOf>[1] = {}) =>
  meetingOf(50, { title: 'Giao ban', startsAt: at(day, from), endsAt: at(day, to), ...more });

const ofSeries = { id: idOf(600), start: at(wednesday, '09:00'), detached: false };

async function openWeek(api: Api, more: Parameters<typeof meetingOf>[1] = {}) {
  const opened = await openCalendar(api, week, [meetingAt(wednesday, '09:00', '09:30', more)]);
  await focusEntry(/^Giao ban/);
  return opened;
}

async function focusEntry(name: RegExp) {
  await expect.element(entry(name)).toBeInTheDocument();
  const button = entry(name).element();
  if (button instanceof HTMLElement) button.focus();
}

const press = (...keys: readonly string[]) => userEvent.keyboard(keys.join(''));
const alt = (key: string) => `{Alt>}{${key}}{/Alt}`;
const shiftAlt = (key: string) => `{Shift>}{Alt>}{${key}}{/Alt}{/Shift}`;

test('Alt and arrows move a meeting, one change for many presses, and say where it stands', async ({
  api,
}) => {
  const { timesOf } = await openWeek(api);
  await press(alt('ArrowRight'), alt('ArrowDown'), shiftAlt('ArrowDown'));
  await expect.element(announced).toHaveTextContent(`${thursdayName}, 09:15–10:00`);
  await expect.element(entry(/^Giao ban, 09:15–10:00/)).toHaveFocus();
  await expect.poll(() => timesOf(idOf(50))).toEqual([at(thursday, '09:15'), at(thursday, '10:00')]);
  expect(api.callsOf(updateMeeting)).toHaveLength(1);
  await expect
    .element(toasts.getByText(`Đã chuyển “Giao ban” sang ${thursdayName}, 09:15–10:00`))
    .toBeVisible();
});

test.for([
  ['Ctrl+Z', '{Control>}z{/Control}'],
  ['Escape', '{Escape}'],
])('%s undoes keys that are not sent yet', async ([, key = ''], { api }) => {
  await openWeek(api);
  await press(alt('ArrowUp'), key);
  await expect.element(announced).toHaveTextContent('“Giao ban” ở lại Thứ Tư, 10/03/2027, 09:00–09:30');
  await expect.element(entry(/^Giao ban, 09:00–09:30/)).toHaveFocus();
  expect(api.callsOf(updateMeeting)).toEqual([]);
});

test('Enter sends at once, and Ctrl+Z then undoes what was sent', async ({ api }) => {
  const { timesOf } = await openWeek(api);
  await press(alt('ArrowRight'), '{Enter}');
  await expect.poll(() => timesOf(idOf(50))).toEqual([at(thursday, '09:00'), at(thursday, '09:30')]);
  await expect.element(toasts.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.poll(() => timesOf(idOf(50))).toEqual([at(wednesday, '09:00'), at(wednesday, '09:30')]);
});

test('a meeting that may not be changed stays, and why is said', async ({ api }) => {
  await openWeek(api, { mayEdit: false });
  await press(alt('ArrowRight'));
  await expect.element(announced).toHaveTextContent('Bạn không đổi được giờ “Giao ban”');
});

test('what the server refuses stands where it stood, and the toast says why', async ({ api }) => {
  await openWeek(api);
  api.refuse(updateMeeting, 'meeting_clashes');
  await press(alt('ArrowRight'), '{Enter}');
  await expect.element(toasts.getByText(/^“Giao ban” vẫn giữ giờ cũ\./)).toBeVisible();
  await expect
    .element(cell('Thứ Tư, 10/03/2027').getByRole('button', { name: /^Giao ban/ }))
    .toBeInTheDocument();
});

test('meetings that were read stay alone in sight where they cannot be read again', async ({ api }) => {
  await openWeek(api);
  api.refuse(updateMeeting, 'meeting_clashes');
  api.refuse(listMeetings, 'database_unavailable');
  await press(alt('ArrowRight'), '{Enter}');
  await expect.poll(() => api.callsOf(listMeetings).length).toBeGreaterThan(1);
  await expect.element(toasts.getByText(/^“Giao ban” vẫn giữ giờ cũ\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  await expect.element(entry(/^Giao ban, 09:00–09:30/)).toBeVisible();
});

test('a week that cannot be read shows no empty grid', async ({ api }) => {
  await openCalendar(api, week, []);
  await expect.element(cell(thursdayName)).toBeVisible();
  api.refuse(listMeetings, 'database_unavailable');
  await page.getByRole('button', { name: 'Tuần sau' }).click();
  await expect.element(page.getByText('Không thể tải lịch họp.')).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('who knows of a clash may move it all the same', async ({ api }) => {
  await openWeek(api);
  api.refuse(updateMeeting, 'meeting_clashes');
  await press(alt('ArrowRight'), '{Enter}');
  await toasts.getByRole('button', { name: 'Vẫn đặt' }).click();
  await expect.poll(() => api.callsOf(updateMeeting).at(-1)?.body).toMatchObject({ allowClashes: true });
});

test('Escape leads from a meeting to its slot, which says what is there', async ({ api }) => {
  await openWeek(api);
  await press('{Escape}');
  await expect.element(announced).toMatchTextContent(/đang có Giao ban$/);
});

test('arrows lead from slot to slot and beyond the week turn the page', async ({ api }) => {
  const { addressNow } = await openWeek(api);
  await press('{Escape}{ArrowDown}{PageDown}');
  await expect.poll(addressNow).toMatch(/date=2027-03-17/);
  await expect.element(announced).toHaveTextContent('Thứ Tư, 17/03/2027, 09:30–10:00');
  await expect.element(cell('Thứ Tư, 17/03/2027').getByRole('button')).toHaveFocus();
});

test('Enter on a slot opens a new meeting of the length that was chosen', async ({ api }) => {
  await openWeek(api);
  await press('{Escape}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
  const card = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
  await expect.element(card.getByText(/Thứ Năm, 11\/03\/2027, 09:00–09:45/)).toBeVisible();
});

test('arrows lead from meeting to meeting', async ({ api }) => {
  await openCalendar(api, week, [
    meetingAt(wednesday, '09:00', '09:30'),
    meetingOf(51, { title: 'Duyệt mẫu', startsAt: at(thursday, '10:00'), endsAt: at(thursday, '11:00') }),
  ]);
  await focusEntry(/^Giao ban/);
  await press('{ArrowRight}');
  await expect.element(entry(/^Duyệt mẫu/)).toHaveFocus();
  await press('{ArrowUp}');
  await expect.element(entry(/^Giao ban/)).toHaveFocus();
});

test.for([
  ['m', /view=month/],
  ['d', /view=day/],
  ['t', /^\/meetings$/],
] as const)('the key %s changes what is shown', async ([key, address], { api }) => {
  const { addressNow } = await openCalendar(api, week, []);
  await expect.element(grid).toBeInTheDocument();
  await press(key);
  await expect.poll(addressNow).toMatch(address);
});

test('a key that Telex turns into another letter counts by its place', async ({ api }) => {
  const { addressNow } = await openCalendar(api, `${week}&view=month`, []);
  await expect.element(grid).toBeInTheDocument();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ư', code: 'KeyW', bubbles: true }));
  await expect.poll(addressNow).not.toMatch(/view=/);
});

test('a meeting of a series asks which are meant, and the way back leaves it', async ({ api }) => {
  await openWeek(api, { series: ofSeries });
  await press(alt('ArrowDown'), '{Enter}');
  const question = page.getByRole('alertdialog', { name: 'Đổi giờ buổi nào?' });
  await question.getByRole('button', { name: 'Quay lại' }).click();
  await expect.element(entry(/^Giao ban, 09:00–09:30/)).toBeInTheDocument();
  expect(api.callsOf(updateSeries)).toEqual([]);
});

test.for([
  ['Buổi này và các buổi sau (2 buổi)', 'following'],
  ['Cả chuỗi (3 buổi)', 'all'],
])('“%s” moves them, and Hoàn tác moves them back', async ([way = '', span], { api }) => {
  const { timesOf } = await openWeek(api, { series: ofSeries });
  await press(alt('ArrowDown'), '{Enter}');
  const question = page.getByRole('alertdialog', { name: 'Đổi giờ buổi nào?' });
  await question.getByRole('radio', { name: way }).click();
  await question.getByRole('button', { name: 'Đổi giờ' }).click();
  await expect.poll(() => timesOf(idOf(50))).toEqual([at(wednesday, '09:15'), at(wednesday, '09:45')]);
  expect(api.callsOf(updateSeries).at(-1)?.body).toMatchObject({ span });
  await toasts.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.poll(() => timesOf(idOf(50))).toEqual([at(wednesday, '09:00'), at(wednesday, '09:30')]);
});

test.for([
  ['card', 1024],
  ['sheet', 360],
] as const)('a %s opened by key takes the focus and gives it back', async ([, width], { api }) => {
  const meeting = meetingAt(wednesday, '09:00', '09:30');
  api.reply(readMeeting, () => wholeMeetingOf(meeting));
  await page.viewport(width, 740);
  await openCalendar(api, `/meetings?date=${wednesday}&view=day`, [meeting]);
  await focusEntry(/^Giao ban/);
  await press('{Enter}');
  const card = page.getByRole('dialog', { name: 'Giao ban' });
  await expect.element(card.getByText(/09:00–09:30/)).toBeVisible();
  await expect.poll(() => card.element().contains(document.activeElement)).toBe(true);
  await press('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(entry(/^Giao ban/)).toHaveFocus();
  await page.viewport(1024, 768);
});

/** A mouse that leaves before it lifts the meeting, is let go elsewhere, and comes back. */
async function flickOff(api: Api, address: string) {
  const opened = await openCalendar(api, address, [meetingAt(wednesday, '09:00', '09:30')]);
  await expect.element(entry(/^Giao ban/)).toBeVisible();
  const element = entry(/^Giao ban/).element();
  const { x, y } = element.getBoundingClientRect();
  const mouse = (type: string, dx: number, buttons: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' },
        ...{ clientX: x + 2 + dx, clientY: y + 2, button: 0, buttons },
      }),
    );
  mouse('pointerdown', 0, 1);
  mouse('pointermove', 200, 0);
  mouse('pointerup', 200, 0);
  return opened;
}

test.for([
  ['a week', week],
  ['a month', '/meetings?view=month&date=2027-03-09'],
])('a drag that was let go out of sight moves nothing: %s', async ([, address = week], { api }) => {
  await page.viewport(1366, 768);
  const { timesOf } = await flickOff(api, address);
  await userEvent.keyboard('{Escape}');
  expect(timesOf(idOf(50))).toEqual([at(wednesday, '09:00'), at(wednesday, '09:30')]);
  expect(api.callsOf(updateMeeting)).toHaveLength(0);
});
