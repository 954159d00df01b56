import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { expect, test } from 'vitest';
import { groupItems } from './items.rules.ts';

const item = (id: string, rest: Partial<ActionItem>): ActionItem => ({
  id,
  title: id,
  assigneeId: null,
  assigneeName: null,
  deadline: null,
  priority: 'trung bình',
  state: 'proposed',
  overdue: false,
  isSample: false,
  meeting: null,
  source: null,
  can: { accept: false, decline: false, edit: false, progress: false },
  version: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
  ...rest,
});

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
    ['Đang mở', ['soon', 'late', 'some day']],
    ['Đã xong', ['done']],
  ]);
});
