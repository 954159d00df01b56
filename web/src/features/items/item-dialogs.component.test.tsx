import { listItemComments } from '@hopgon/contract/action-items/comments/routes';
import {
  deleteActionItem,
  listActionItems,
  listItemChanges,
  requestExtension,
  respondToActionItem,
  respondToExtension,
  restoreActionItem,
  updateActionItem,
} from '@hopgon/contract/action-items/routes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemChangesQuery, myItemsQuery } from '../../data/meetings/action-items.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { actionItem, idOf, noItemActs } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { DeclineButton } from './decline-button.tsx';
import { ExtensionNote } from './extensions/extension-note.tsx';
import { ItemDialogs } from './item-dialogs.tsx';
import { ItemMenu } from './item-menu.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const taken = actionItem({
  ...{ state: 'accepted', deadline: '2026-11-25', assigneeName: 'Mai' },
  can: { ...noItemActs, progress: true, requestExtension: true },
});
const asked = {
  ...taken,
  extension: { deadline: '2026-12-01', reason: 'Chờ báo giá', requestedAt: '2026-11-20T02:00:00Z' },
};

const inDialogs = (row: ReactNode) => <ItemDialogs>{row}</ItemDialogs>;

test('a task is declined with a reason, which a press can fill in', async ({ api }) => {
  const item = actionItem();
  await renderInApp(inDialogs(<DeclineButton item={item} />));
  await button('Từ chối').click();
  await button('Từ chối việc').click();
  await expect.element(page.getByText('Hãy ghi lý do để người giao việc biết')).toBeVisible();
  await button('Tôi không kịp hạn này').click();
  api.reply(respondToActionItem, () => ({ ...item, state: 'declined' as const }));
  await button('Từ chối việc').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(respondToActionItem).map(({ body }) => body)).toEqual([
    { accept: false, reason: 'Tôi không kịp hạn này', version: 1 },
  ]);
});

test('a later deadline is asked for with a reason; an earlier day is refused and nothing typed is lost', async ({
  api,
}) => {
  await renderInApp(inDialogs(<ItemMenu item={taken} />));
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Xin lùi hạn' }).click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Chờ báo giá');
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('20/11/2026');
  await button('Gửi yêu cầu').click();
  await expect.element(page.getByText('Hạn mới phải sau 25/11/2026')).toBeVisible();
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  api.reply(requestExtension, () => asked);
  await button('Gửi yêu cầu').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(requestExtension).map(({ body }) => body)).toEqual([
    { deadline: '2026-12-01', reason: 'Chờ báo giá', version: 1 },
  ]);
});

test('what is sent by two presses at once is sent once, and again where it was refused', async ({ api }) => {
  await renderInApp(inDialogs(<ItemMenu item={taken} />));
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Xin lùi hạn' }).click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Chờ báo giá');
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  const pressTwice = () => {
    const element = button('Gửi yêu cầu').element();
    for (const _ of ['first', 'second'])
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  api.refuse(requestExtension, 'server_busy');
  pressTwice();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(api.callsOf(requestExtension)).toHaveLength(1);
  api.reply(requestExtension, () => asked);
  pressTwice();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(requestExtension)).toHaveLength(2);
});

test('who asked for a later deadline reads that it waits', async () => {
  await renderInApp(inDialogs(<ExtensionNote item={asked} />));
  await expect.element(page.getByText('chờ người giao việc trả lời', { exact: false })).toBeVisible();
  expect(button('Đồng ý lùi hạn').query()).toBeNull();
});

function NoteInList() {
  useQuery(myItemsQuery);
  return <ExtensionNote item={{ ...asked, can: { ...noItemActs, answerExtension: true } }} />;
}

test('who may grant it has both buttons, and the tasks are read again', async ({ api }) => {
  api.reply(listActionItems, () => ({ items: [], nextCursor: null }));
  await renderInApp(inDialogs(<NoteInList />));
  api.reply(respondToExtension, () => ({ ...taken, deadline: '2026-12-01' }));
  await button('Đồng ý lùi hạn').click();
  await expect
    .poll(() => api.callsOf(respondToExtension).map(({ body }) => body))
    .toEqual([{ grant: true, version: 1 }]);
  await expect.poll(() => api.callsOf(listActionItems).length).toBe(2);
});

test('a later deadline is refused only after a question, in which a reason may stand', async ({ api }) => {
  api.reply(listActionItems, () => ({ items: [], nextCursor: null }));
  await renderInApp(inDialogs(<NoteInList />));
  await button('Giữ hạn cũ').click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Mai xin lùi hạn đến 01\/12\/2026, lý do “Chờ báo giá”.*hạn vẫn là 25\/11\/2026/);
  expect(api.callsOf(respondToExtension)).toEqual([]);
  await page.getByRole('textbox', { name: 'Lý do' }).fill(' Khách chờ ');
  api.reply(respondToExtension, () => taken);
  await page.getByRole('dialog').getByRole('button', { name: 'Giữ hạn cũ' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(respondToExtension).map(({ body }) => body)).toEqual([
    { grant: false, reason: 'Khách chờ', version: 1 },
  ]);
});

/** The menu of an item, which somebody else changes at the press of a button. */
function MenuOfChanged() {
  const [item, setItem] = useState(
    actionItem({
      ...{ state: 'accepted', assigneeId: idOf(2), assigneeName: 'Lê Bình', deadline: '2026-12-05' },
      can: { ...noItemActs, edit: true },
    }),
  );
  const theirs = { deadline: '2026-12-10', assigneeId: idOf(3), assigneeName: 'Chi', version: 2 };
  useEffect(() => {
    const change = () => setItem((before) => ({ ...before, ...theirs }));
    addEventListener('changed-by-others', change);
    return () => removeEventListener('changed-by-others', change);
  });
  return <ItemMenu item={item} />;
}

test('who gave a task corrects it; what others changed meanwhile is said and not sent back', async ({
  api,
}) => {
  await renderInApp(inDialogs(<MenuOfChanged />));
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Sửa, đổi người' }).click();
  await page.getByRole('textbox', { name: 'Việc cần làm' }).fill('Gửi báo giá');
  dispatchEvent(new Event('changed-by-others'));
  await expect
    .element(
      page.getByText('người khác đã đổi người phụ trách thành Chi, hạn thành 10/12/2026', { exact: false }),
    )
    .toBeVisible();
  api.reply(updateActionItem, () => actionItem({ title: 'Gửi báo giá' }));
  await button('Lưu').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(updateActionItem).map(({ body }) => body)).toEqual([
    { title: 'Gửi báo giá', version: 2 },
  ]);
});

test('a row of a meeting offers its own people, whatever else of the row knows the task', async () => {
  const item = actionItem({ can: { ...noItemActs, edit: true } });
  await renderInApp(
    <ItemDialogs>
      <ItemMenu item={item} assignment={() => <p>Người của cuộc họp</p>} />
      <ExtensionNote item={item} />
    </ItemDialogs>,
  );
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Sửa, giao việc' }).click();
  await expect.element(page.getByText('Người của cuộc họp')).toBeVisible();
});

/** A task that is offered, whose deadline somebody else moves at an event. */
function DeclinedOfChanged() {
  const [item, setItem] = useState(actionItem({ deadline: '2026-11-25' }));
  useEffect(() => {
    const change = () => setItem((before) => ({ ...before, deadline: '2026-12-25', version: 2 }));
    addEventListener('changed-by-others', change);
    return () => removeEventListener('changed-by-others', change);
  });
  return <DeclineButton item={item} />;
}

test('what was not read is not answered: the answer is refused, and the dialog shows what is new', async ({
  api,
}) => {
  await renderInApp(inDialogs(<DeclinedOfChanged />));
  await button('Từ chối').click();
  await expect.element(page.getByText('hạn 25/11/2026', { exact: false })).toBeVisible();
  await button('Tôi không kịp hạn này').click();
  dispatchEvent(new Event('changed-by-others'));
  api.refuse(respondToActionItem, 'action_item_changed');
  await button('Từ chối việc').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/vừa được người khác đổi/);
  await expect.element(page.getByText('hạn 25/12/2026', { exact: false })).toBeVisible();
  api.reply(respondToActionItem, () => actionItem({ state: 'declined' }));
  await button('Từ chối việc').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(respondToActionItem)).toMatchObject([
    { body: { version: 1 } },
    { body: { version: 2 } },
  ]);
});

test('who edits a declined task reads that it is given once more, and to whom it was', async ({ api }) => {
  const declined = actionItem({
    ...{ state: 'declined', assigneeId: idOf(2), assigneeName: 'Lê Bình', deadline: '2026-12-05' },
    can: { ...noItemActs, edit: true },
  });
  await renderInApp(inDialogs(<ItemMenu item={declined} />));
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Sửa, đổi người' }).click();
  await expect
    .element(page.getByText('Lê Bình đã từ chối việc này', { exact: false }))
    .toMatchTextContent(/thì việc được giao lại\.$/);
  await page.getByRole('textbox', { name: 'Việc cần làm' }).fill('Gửi báo giá');
  api.reply(updateActionItem, () => ({ ...declined, state: 'proposed' as const, title: 'Gửi báo giá' }));
  await button('Lưu').click();
  await expect.element(page.getByText('Đã báo việc cho Lê Bình')).toBeVisible();
});

test('who gave a task deletes it, which is undone; one of a meeting is changed on the page of the meeting', async ({
  api,
}) => {
  const item = actionItem({ can: { ...noItemActs, edit: true } });
  const ofMeeting = { ...item, id: idOf(901), title: 'Đặt xe', meeting: { id: idOf(7), title: 'Giao ban' } };
  await renderInApp(
    <ItemDialogs>
      <ItemMenu item={ofMeeting} />
      <ItemMenu item={item} />
    </ItemDialogs>,
  );
  await page.getByRole('button', { name: 'Thao tác khác với “Đặt xe”' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Trao đổi về việc' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Xóa việc' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  api.reply(deleteActionItem, () => ({}));
  await page.getByRole('menuitem', { name: 'Xóa việc' }).click();
  api.reply(restoreActionItem, () => item);
  await button('Hoàn tác').click();
  await expect.poll(() => api.callsOf(restoreActionItem).length).toBe(1);
});

test('an address opens what is said about a task, and no more once that is closed', async ({ api }) => {
  api.reply(listItemComments, () => ({ comments: [] }));
  const { addressNow } = await renderInApp(inDialogs(<ItemMenu item={taken} />), {
    at: `/?tab=viec&traodoi=${taken.id}`,
  });
  await expect.element(page.getByRole('dialog', { name: 'Trao đổi về việc' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(addressNow()).toBe('/?tab=viec');
});

test('a deadline that has gone by is warned of and taken', async ({ api }) => {
  const own = actionItem({ can: { ...noItemActs, edit: true } });
  api.reply(updateActionItem, () => own);
  await renderInApp(inDialogs(<ItemMenu item={own} />));
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Sửa, giao việc' }).click();
  const field = page.getByRole('textbox', { name: 'Hạn' });
  await field.fill('01/01/2020');
  await expect.element(field).toHaveAccessibleDescription('Ngày này đã qua');
  await button('Lưu').click();
  await expect
    .poll(() => api.callsOf(updateActionItem).map(({ body }) => body))
    .toEqual([{ deadline: '2020-01-01', version: 1 }]);
});

/** A list that its only task may leave. */
function LeavingList() {
  const { data } = useQuery(myItemsQuery);
  return (
    <ItemDialogs>
      {data?.map((item) => (
        <ItemMenu key={item.id} item={item} />
      ))}
    </ItemDialogs>
  );
}

test('what somebody writes about a task outlives its row in the list', async ({ api }) => {
  api.reply(listActionItems, () => ({ items: [taken], nextCursor: null }));
  const { queryClient } = await renderInApp(<LeavingList />);
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  await page.getByRole('menuitem', { name: 'Xin lùi hạn' }).click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Chờ báo giá');
  api.reply(listActionItems, () => ({ items: [], nextCursor: null }));
  await queryClient.invalidateQueries();
  await expect.poll(() => queryClient.getQueryData(myItemsQuery.queryKey)).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Lý do' })).toHaveValue('Chờ báo giá');
  await page.getByRole('textbox', { name: 'Hạn mới' }).fill('01/12/2026');
  api.reply(requestExtension, () => asked);
  await button('Gửi yêu cầu').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

function LeavingListBesideHistory() {
  useQuery(itemChangesQuery(actionItem().id));
  return <LeavingList />;
}

test('deleting can be undone where the row leaves before all lists are read again', async ({ api }) => {
  const item = actionItem({ can: { ...noItemActs, edit: true } });
  api.reply(listActionItems, () => ({ items: [item], nextCursor: null }));
  api.reply(listItemChanges, () => ({ changes: [] }));
  await renderInApp(<LeavingListBesideHistory />);
  await page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }).click();
  api.reply(deleteActionItem, () => ({}));
  api.reply(listActionItems, () => ({ items: [], nextCursor: null }));
  const release = api.hold(listItemChanges);
  await page.getByRole('menuitem', { name: 'Xóa việc' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá”' }))
    .not.toBeInTheDocument();
  release();
  api.reply(restoreActionItem, () => item);
  await button('Hoàn tác').click();
  await expect.poll(() => api.callsOf(restoreActionItem).length).toBe(1);
});
