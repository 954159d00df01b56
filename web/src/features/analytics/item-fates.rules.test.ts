import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { expect, test } from 'vitest';
import { actionItem } from '../../testing/sample-data.ts';
import { fatesOf } from './item-fates.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';

const item = (id: string, rest: Partial<ActionItem>) =>
  actionItem({
    ...{ id, title: id, assigneeId: 'a', assigneeName: 'A', deadline: '2026-11-18', state: 'done' },
    updatedAt: '2026-11-18T16:59:00Z',
    ...rest,
  });

test('a task is in time on the day of its deadline, where the company is', () => {
  const fates = fatesOf(
    [
      item('đúng hạn', {}),
      item('trễ', { updatedAt: '2026-11-18T17:00:00Z' }),
      item('không hạn', { deadline: null }),
      item('đang làm', { state: 'doing' }),
      item('quá hạn', { state: 'accepted', overdue: true }),
      item('đề xuất', { state: 'proposed' }),
      item('từ chối', { state: 'declined' }),
    ],
    zone,
  );
  const names = (items: readonly ActionItem[]) => items.map(({ title }) => title);
  expect(Object.values(fates).map(names)).toEqual([
    ['đúng hạn', 'không hạn'],
    ['trễ'],
    ['đang làm'],
    ['quá hạn'],
  ]);
});
