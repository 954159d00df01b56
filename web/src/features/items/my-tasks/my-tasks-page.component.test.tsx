import { listActionItems } from '@hopgon/contract/action-items/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { actionItem, idOf, noItemActs } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { MyTasksPage } from './my-tasks-page.tsx';

const declined = actionItem({
  ...{ state: 'declined', assigneeId: idOf(2), assigneeName: 'Lê Bình', declineReason: 'Không kịp hạn này' },
  can: { ...noItemActs, edit: true },
});

test('what one gave outside of meetings stands with its person, its state and the answer', async ({
  api,
}) => {
  api.reply(listActionItems, ({ query }) => ({
    items: query.givenByMe === 'true' && query.open === 'true' ? [declined] : [],
    nextCursor: null,
  }));
  await renderInApp(<MyTasksPage />);
  const row = page.getByRole('listitem').filter({ hasText: 'Gửi bảng giá' });
  await expect
    .element(row)
    .toMatchTextContent(/Gửi bảng giá.*Lê Bình.*Lý do từ chối: Không kịp hạn này.*Đã từ chối/);
  await expect.element(page.getByRole('heading', { name: 'Việc bạn giao ngoài cuộc họp' })).toBeVisible();
  expect(page.getByText('Bạn chưa có việc nào').query()).toBeNull();
});

test('one’s own task says who gave it, how urgent it is and that one works on it', async ({ api }) => {
  const doing = actionItem({
    ...{ state: 'doing', priority: 'cao', givenByName: 'Trần Thị Hoa', deadline: '2026-11-30' },
    can: { ...noItemActs, progress: true },
  });
  api.reply(listActionItems, ({ query }) => ({
    items: query.mine === 'true' && query.open === 'true' ? [doing] : [],
    nextCursor: null,
  }));
  await renderInApp(<MyTasksPage />);
  const row = page.getByRole('listitem').filter({ hasText: 'Gửi bảng giá' });
  await expect
    .element(row)
    .toMatchTextContent(/Gửi bảng giá.*Trần Thị Hoa giao.*Hạn 30\/11\/2026.*Ưu tiên cao.*Đang làm/);
});
