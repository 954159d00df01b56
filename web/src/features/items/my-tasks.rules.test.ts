import { expect, test } from 'vitest';
import { actionItem, noItemActs } from '../../testing/sample-data.ts';
import { groupTasks } from './my-tasks.rules.ts';

test('each task stands in one group, what waits for an answer first and what is done last', () => {
  const items = [
    actionItem({ id: 'due', state: 'doing', deadline: '2026-11-30' }),
    actionItem({ id: 'late', state: 'accepted', deadline: '2026-11-20', overdue: true }),
    actionItem({ id: 'asked', can: { ...noItemActs, accept: true } }),
    actionItem({ id: 'free', state: 'accepted' }),
    actionItem({ id: 'older', state: 'done', updatedAt: '2026-11-20T02:00:00Z' }),
    actionItem({ id: 'newer', state: 'done', updatedAt: '2026-11-21T02:00:00Z' }),
    actionItem({ id: 'declined', state: 'declined' }),
  ];
  expect(groupTasks(items).map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Chờ bạn trả lời', ['asked']],
    ['Quá hạn', ['late']],
    ['Sắp đến hạn', ['due']],
    ['Không có hạn', ['free']],
    ['Đã xong', ['newer', 'older']],
  ]);
  expect(groupTasks([])).toEqual([]);
});
