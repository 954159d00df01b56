import { createItemComment, listItemComments } from '@hopgon/contract/action-items/comments/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
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
