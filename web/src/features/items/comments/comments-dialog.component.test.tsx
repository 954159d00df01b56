import {
  createItemComment,
  listItemComments,
  listItemViewers,
} from '@hopgon/contract/action-items/comments/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputMethod } from '../../../testing/input-method.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { actionItem, idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { CommentsDialog } from './comments-dialog.tsx';

const mai = { userId: idOf(1), displayName: 'Nguyễn Mai' };
const comment = {
  ...{
    id: idOf(960),
    text: '@Nguyễn Mai gọi lại nhé',
    author: { userId: idOf(2), displayName: 'Phạm Tuấn' },
  },
  ...{ mentioned: [mai], createdAt: '2026-11-20T02:00:00.000Z', can: { delete: false } },
};

test('what was said is read, and a comment that cannot be sent stays in its field', async ({ api }) => {
  api.reply(listItemComments, () => ({ comments: [comment] }));
  api.refuse(createItemComment, 'mentioned_may_not_view');
  await renderInApp(<CommentsDialog item={actionItem()} onClose={() => undefined} />);
  await expect.element(page.getByText('@Nguyễn Mai', { exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Bình luận' });
  const send = page.getByRole('button', { name: 'Gửi', exact: true });
  await send.click();
  await expect.element(page.getByText('Hãy viết điều bạn muốn nói')).toBeVisible();
  await field.fill('Khách chưa trả lời');
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('Khách chưa trả lời');
  api.reply(createItemComment, () => ({ ...comment, text: 'Khách chưa trả lời', mentioned: [] }));
  await send.click();
  await expect.element(field).toHaveValue('');
  expect(api.callsOf(createItemComment).at(-1)?.body).toEqual({
    text: 'Khách chưa trả lời',
    mentionedIds: [],
  });
});

test('what is written while a comment is sent stays', async ({ api }) => {
  api.reply(listItemComments, () => ({ comments: [] }));
  api.reply(createItemComment, () => comment);
  const release = api.hold(createItemComment);
  await renderInApp(<CommentsDialog item={actionItem()} onClose={() => undefined} />);
  const field = page.getByRole('textbox', { name: 'Bình luận' });
  await field.fill('Khách chưa trả lời');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await field.fill('Khách chưa trả lời. Mai gọi lại.');
  release();
  await expect.poll(() => api.callsOf(listItemComments).length).toBeGreaterThan(1);
  await expect.element(field).toHaveValue('Khách chưa trả lời. Mai gọi lại.');
});

const hoa = { userId: idOf(3), displayName: 'Trần Hoa' };

test('an @ opens the list of who may see the task; arrows and Enter take a name, Escape closes the list alone', async ({
  api,
}) => {
  api.reply(listItemComments, () => ({ comments: [] }));
  api.reply(listItemViewers, () => ({ viewers: [mai, hoa] }));
  api.reply(createItemComment, () => comment);
  await renderInApp(<CommentsDialog item={actionItem()} onClose={() => undefined} />);
  const field = page.getByRole('textbox', { name: 'Bình luận' });
  const list = page.getByRole('listbox', { name: 'Người có thể nhắc tên' });
  await field.click();
  await userEvent.keyboard('Nhờ @');
  await expect
    .element(list.getByRole('option', { name: 'Nguyễn Mai' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard(' @');
  await expect.element(list).toBeVisible();
  await inputMethod.press('Enter');
  await expect.element(field).toHaveValue('Nhờ @ @');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Nhờ @ @Trần Hoa ');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('xem');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect.element(field).toHaveValue('');
  expect(api.callsOf(createItemComment).at(-1)?.body).toEqual({
    text: 'Nhờ @ @Trần Hoa xem',
    mentionedIds: [hoa.userId],
  });
});

test('the button writes the @ for who does not know it', async ({ api }) => {
  api.reply(listItemComments, () => ({ comments: [] }));
  api.reply(listItemViewers, () => ({ viewers: [mai] }));
  await renderInApp(<CommentsDialog item={actionItem()} onClose={() => undefined} />);
  await page.getByRole('button', { name: '@ Nhắc tên ai đó' }).click();
  await page.getByRole('option', { name: 'Nguyễn Mai' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Bình luận' })).toHaveValue('@Nguyễn Mai ');
});
