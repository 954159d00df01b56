import { undoItemsUpdate, updateItems } from '@hopgon/contract/action-items/follow-ups/routes';
import { readMeeting } from '@hopgon/contract/meetings/routes';
import { useEffect, useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { session } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { actionItem, idOf, meetingOf, noItemActs, wholeMeetingOf } from '../../testing/sample-data.ts';
import { signIn, test } from '../../testing/test.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useTickedTasks } from './use-ticked-tasks.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const followUpOf = (place: number) => ({
  item: actionItem({ id: idOf(1000 + place), can: { ...noItemActs, edit: true } }),
  ...{ carriedOver: 0, remindedOn: null, can: { remind: false } },
});
const all = Array.from({ length: 102 }, (_, place) => followUpOf(place));
const idAt = (place: number) => all[place]?.item.id ?? '';

/** The bar over the rows, of which the first are ticked by buttons. */
function Board() {
  const { chosenIds, tick, bar } = useTickedTasks();
  return (
    <>
      {[1, 2, 102].map((count) => (
        <button
          key={count}
          type="button"
          onClick={() => tick(all.slice(0, count).map(({ item }) => item.id))}
        >
          Chọn {count}
        </button>
      ))}
      <BulkBar chosen={all.filter(({ item }) => chosenIds.has(item.id))} {...bar} />
    </>
  );
}

test('several tasks get another day at once, and the change is undone', async ({ api }) => {
  const ids = [idAt(0), idAt(1)];
  await renderInApp(<Board />);
  await button('Chọn 2').click();
  await button('Đổi cùng lúc').click();
  await button('Đổi 2 việc').click();
  await expect.element(page.getByText('Hãy chọn ít nhất một điều để đổi')).toBeVisible();
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  await expect.element(page.getByText('Hãy chọn ít nhất một điều để đổi')).not.toBeInTheDocument();
  api.refuse(updateItems, 'participant_not_member');
  await button('Đổi 2 việc').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Hạn mới' })).toHaveValue('01/12/2026');
  api.reply(updateItems, () => ({ editId: idOf(950), updated: ids }));
  const release = api.hold(updateItems);
  await button('Đổi 2 việc').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText('Đã đổi 2 việc')).toBeVisible();
  await expect.element(page.getByText('Đã chọn')).not.toBeInTheDocument();
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
  const ids = [idAt(0), idAt(1)];
  const closed = all.slice(0, 2).map(({ item, ...rest }) => ({
    ...rest,
    item: { ...item, meeting: { id: meeting.id, title: meeting.title }, isOfClosedMeeting: true as const },
  }));
  await renderInApp(
    <BulkBar chosen={closed} isEditing onEdit={() => undefined} onUntick={() => undefined} />,
  );
  const person = page.getByText('Giữ nguyên', { exact: true }).first();
  await expect.element(person).toBeVisible();
  expect(page.getByText('GN', { exact: true }).query(), 'no avatar').toBeNull();
  await button('Chọn người').click();
  await page.getByRole('searchbox', { name: 'Người phụ trách' }).fill('bin');
  await button('Giao cho Lê Bình').click();
  api.reply(updateItems, () => ({ editId: idOf(950), updated: ids }));
  await button('Đổi 2 việc').click();
  await expect
    .poll(() => api.callsOf(updateItems).at(-1)?.body)
    .toMatchObject({ change: { assigneeId: idOf(2) } });
});

test('of more than the server changes at once the rest stays ticked', async ({ api }) => {
  await renderInApp(<Board />);
  await button('Chọn 102').click();
  await expect.element(page.getByText('Đã chọn 102 việc, mỗi lần đổi được 100 việc')).toBeVisible();
  await button('Đổi 100 việc đầu').click();
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  const changed = all.slice(0, 100).map(({ item }) => item.id);
  api.reply(updateItems, () => ({ editId: idOf(950), updated: changed }));
  await button('Đổi 100 việc').click();
  await expect.element(page.getByText('Đã chọn 2 việc')).toBeVisible();
});

test('ticks and the dialog about them are back together after a session that ended', async () => {
  await renderInApp(<Board />);
  await button('Chọn 2').click();
  await button('Đổi cùng lúc').click();
  await expect.element(page.getByRole('dialog', { name: 'Đổi 2 việc' })).toBeVisible();
  session.end();
  await cleanup();
  signIn();
  await renderInApp(<Board />);
  await expect.element(page.getByRole('dialog', { name: 'Đổi 2 việc' })).toBeVisible();
});

/** The board, which the ticked row leaves at the press of a button. */
function LeavingBoard() {
  const { chosenIds, tick, bar } = useTickedTasks();
  const [hasLeft, leave] = useState(false);
  const there = hasLeft ? [] : all.slice(0, 1);
  useEffect(() => {
    const onLeave = () => leave(true);
    addEventListener('row-left', onLeave);
    return () => removeEventListener('row-left', onLeave);
  });
  return (
    <>
      <button type="button" onClick={() => tick([idAt(0)])}>
        Chọn
      </button>
      <BulkBar chosen={there.filter(({ item }) => chosenIds.has(item.id))} {...bar} />
    </>
  );
}

test('what is chosen for several tasks outlives their rows', async ({ api }) => {
  await renderInApp(<LeavingBoard />);
  await button('Chọn').click();
  await button('Đổi cùng lúc').click();
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  dispatchEvent(new Event('row-left'));
  await expect.element(page.getByText('Đã chọn 1 việc')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Hạn mới' })).toHaveValue('01/12/2026');
  api.reply(updateItems, () => ({ editId: null, updated: [] }));
  await button('Đổi 1 việc').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
