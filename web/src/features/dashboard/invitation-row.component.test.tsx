import { readCompany } from '@hopgon/contract/companies/routes';
import { respondToInvitation } from '@hopgon/contract/meetings/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf, meetingSummary } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { InvitationRow } from './invitation-row.tsx';

const times = { startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-24T07:30:00Z' };
const earlier = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };

test('a meeting that has moved is asked about as moved, with its earlier time, and answered for the new one', async ({
  api,
}) => {
  const meeting = meetingSummary({
    id: idOf(1),
    ...times,
    title: 'Chốt kế hoạch quý',
    timeZone: 'Asia/Ho_Chi_Minh',
    myAnswer: 'waiting',
    myEarlierAnswer: { ...earlier, answer: 'accepted' },
  });
  api.reply(readCompany, () => company);
  api.reply(respondToInvitation, () => ({}));
  await renderInApp(<InvitationRow invitation={{ meeting, hasFollowing: false }} />);
  await expect.element(page.getByText('Giờ họp đã đổi: Chốt kế hoạch quý')).toBeVisible();
  await expect.element(page.getByText(/trước là Thứ Ba, 24\/11\/2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Nhận lời' }).click();
  await expect.element(page.getByText('Đã nhận lời: Chốt kế hoạch quý')).toBeVisible();
  expect(api.callsOf(respondToInvitation).map(({ body }) => body)).toMatchObject([{ times }]);
});
