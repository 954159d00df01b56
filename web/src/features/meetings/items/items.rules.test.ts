import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { expect, test } from 'vitest';
import { actionItem } from '../../../testing/sample-data.ts';
import { groupItems } from './items.rules.ts';

const item = (id: string, rest: Partial<ActionItem>) => actionItem({ id, title: id, ...rest });

test('items stand by what they ask for, the soonest due first, those without a day last', () => {
  const grouped = groupItems([
    item('done', { state: 'done' }),
    item('some day', { state: 'doing' }),
    item('late', { state: 'accepted', deadline: '2026-11-30' }),
    item('soon', { state: 'doing', deadline: '2026-11-21' }),
    item('proposed', {}),
  ]);
  expect(grouped.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Chờ xác nhận', ['proposed']],
    ['Chưa xong', ['soon', 'late', 'some day']],
    ['Đã xong', ['done']],
  ]);
});
