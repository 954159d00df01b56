import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { meetingSummary } from '../../../testing/sample-data.ts';
import { clashingWith, entriesOf } from './entry.rules.ts';

const meeting = (title: string, from: string, to: string, more: Partial<MeetingSummary> = {}) =>
  meetingSummary({
    ...{ id: title, title },
    startsAt: `2026-11-24T${from}:00.000Z`,
    endsAt: `2026-11-24T${to}:00.000Z`,
    ...more,
  });

test('a card names the meetings of its person at the same time, the earliest first', () => {
  const entries = entriesOf([
    meeting('Chốt giá', '02:00', '03:00'),
    meeting('Sau', '03:00', '04:00'),
    meeting('Trong lúc', '02:30', '03:30'),
    meeting('Trước', '01:30', '02:15'),
    meeting('Từ chối', '02:00', '03:00', { myAnswer: 'declined' }),
    meeting('Đã hủy', '02:00', '03:00', { status: 'cancelled' }),
  ]);
  const [shown] = entries;
  if (!shown) throw new Error('no entry');
  expect(clashingWith(shown, entries).map(({ title }) => title)).toEqual(['Trước', 'Trong lúc']);
});
