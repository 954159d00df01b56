import { undoItemsUpdate, updateItems } from '@hopgon/contract/action-items/follow-ups/routes';
import { readMeeting } from '@hopgon/contract/meetings/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { actionItem, idOf, meetingOf, noItemActs, wholeMeetingOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { BulkBar } from './bulk-bar.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const chosen = [1, 2].map((place) => ({
  item: actionItem({ id: idOf(900 + place), can: { ...noItemActs, edit: true } }),
  ...{ carriedOver: 0, remindedOn: null, can: { remind: false } },
}));
const ids = chosen.map(({ item }) => item.id);

test('several tasks get another day at once, and the change is undone', async ({ api }) => {
  let isCleared = false;
  const onClear = () => {
    isCleared = true;
  };
  await renderInApp(<BulkBar chosen={chosen} onClear={onClear} />);
  await button('Đổi cùng lúc').click();
  await button('Đổi 2 việc').click();
  await expect.element(page.getByText('Hãy chọn ít nhất một điều để đổi')).toBeVisible();
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  api.refuse(updateItems, 'participant_not_member');
  await button('Đổi 2 việc').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Hạn mới' })).toHaveValue('01/12/2026');
  api.reply(updateItems, () => ({ editId: idOf(950), updated: ids }));
  await button('Đổi 2 việc').click();
  await expect.element(page.getByText('Đã đổi 2 việc')).toBeVisible();
  expect(isCleared).toBe(true);
  expect(api.callsOf(updateItems).at(-1)?.body).toEqual({
    items: ids.map((id) => ({ id, version: 1 })),
    change: { deadline: '2026-12-01' },
  });
  api.reply(undoItemsUpdate, () => ({ restored: ids }));
  await button('Hoàn tác').click();
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  expect(api.callsOf(undoItemsUpdate).map(({ body }) => body)).toEqual([{ editId: idOf(950) }]);
});

test('tasks of a closed meeting are given to its people alone', async ({ api }) => {
  const meeting = wholeMeetingOf(meetingOf(7, { title: 'Bàn chuyện lương' }));
  const people = [
    ['Đặng Khánh Quỳnh', 1],
    ['Lê Bình', 2],
  ] as const;
  api.reply(readMeeting, () => ({
    ...meeting,
    participants: people.map(([displayName, place]) => ({
      ...{ userId: idOf(place), displayName, role: 'attendee' as const, answer: 'accepted' as const },
      answerReason: '',
    })),
  }));
  const closed = chosen.map(({ item, ...rest }) => ({
    ...rest,
    item: { ...item, meeting: { id: meeting.id, title: meeting.title }, isOfClosedMeeting: true as const },
  }));
  await renderInApp(<BulkBar chosen={closed} onClear={() => undefined} />);
  await button('Đổi cùng lúc').click();
  await button('Đổi người').click();
  await page.getByRole('searchbox', { name: 'Người phụ trách' }).fill('bin');
  await button('Giao cho Lê Bình').click();
  api.reply(updateItems, () => ({ editId: idOf(950), updated: ids }));
  await button('Đổi 2 việc').click();
  await expect
    .poll(() => api.callsOf(updateItems).at(-1)?.body)
    .toMatchObject({ change: { assigneeId: idOf(2) } });
});
