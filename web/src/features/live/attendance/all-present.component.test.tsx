import { recordAttendance } from '@hopgon/contract/live/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { livePersonOf, openLive } from '../../../testing/open-live.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';

const attendance = page.getByRole('region', { name: 'Điểm danh' });

test('records everybody expected who is left as present since the start, and undoes it', async ({ api }) => {
  const people = [
    livePersonOf(1, 'Đặng Khánh Quỳnh', { part: 'chair' }),
    livePersonOf(2, 'Lê Văn Dũng'),
    livePersonOf(3, 'Bùi Phương Uyên', { attendance: 'absent' }),
    livePersonOf(4, 'Ngô Trường Lễ', { part: 'informed' }),
  ];
  const startedAt = new Date(Date.now() - 600_000).toISOString();
  await openLive(api, { people, startedAt });
  await attendance.getByRole('button', { name: 'Ghi 2 người còn lại có mặt' }).click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  const bodies = () => api.callsOf(recordAttendance).map(({ body }) => body);
  const both = (said: object) => ({ people: [1, 2].map((number) => ({ id: idOf(number), ...said })) });
  await expect.poll(bodies).toEqual([both({ act: 'in-person', at: startedAt }), both({ act: 'unrecorded' })]);
});
