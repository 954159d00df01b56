import { listFollowUps } from '@hopgon/contract/action-items/follow-ups/routes';
import { readCompany } from '@hopgon/contract/companies/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { actionItem, company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { FollowUpsPage } from './follow-ups-page.tsx';

const declined = actionItem({
  ...{ state: 'declined', assigneeId: idOf(2), assigneeName: 'Lê Bình', declineReason: 'Không kịp hạn này' },
});
const unanswered = actionItem({
  ...{ id: idOf(901), title: 'Đặt xe', assigneeId: idOf(2), assigneeName: 'Lê Bình' },
  ...{ deadline: '2026-11-24', overdue: true },
});

test('a row says why its task was declined, when its reminder leaves and that nobody answered in time', async ({
  api,
}) => {
  const rest = { carriedOver: 0, can: { remind: false } };
  api.reply(readCompany, () => company);
  api.reply(listFollowUps, () => ({
    followUps: [
      { ...rest, item: unanswered, remindedOn: '2099-11-30' },
      { ...rest, item: declined, remindedOn: null },
    ],
    nextCursor: null,
  }));
  await renderInApp(<FollowUpsPage />, { at: '/?tinhtrang=all' });
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect.element(row('Gửi bảng giá')).toMatchTextContent(/Lý do từ chối: Không kịp hạn này/);
  await expect
    .element(row('Đặt xe'))
    .toMatchTextContent(/Đã nhắc, thư sẽ gửi ngày 30\/11\/2099.*24\/11\/2026.*Đề xuất.*Quá hạn/);
});
