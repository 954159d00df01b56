import { expect, test } from 'vitest';
import { actionItem, noItemActs } from '../../../testing/sample-data.ts';
import { groupTasks } from './my-tasks.rules.ts';

test('each task stands in one group, what waits for an answer first and what is done last', () => {
  const mine = [
    actionItem({ id: 'due', state: 'doing', deadline: '2026-11-30' }),
    actionItem({ id: 'far', state: 'accepted', deadline: '2027-12-05' }),
    actionItem({ id: 'late', state: 'accepted', deadline: '2026-11-20', overdue: true }),
    actionItem({ id: 'asked', can: { ...noItemActs, accept: true } }),
    actionItem({ id: 'free', state: 'accepted' }),
    actionItem({ id: 'newer', state: 'done' }),
    actionItem({ id: 'older', state: 'done' }),
    actionItem({ id: 'declined', state: 'declined' }),
  ];
  const ofBinh = { assigneeId: 'b', assigneeName: 'Bình' };
  const extension = { deadline: '2026-12-01', reason: 'Bận', requestedAt: '2026-11-20T02:00:00Z' };
  const given = [
    actionItem({ ...ofBinh, id: 'given', state: 'doing' }),
    actionItem({ ...ofBinh, id: 'refused', state: 'declined' }),
    actionItem({ id: 'of nobody' }),
    actionItem({ ...ofBinh, id: 'extended', state: 'accepted', extension }),
    actionItem({ ...ofBinh, id: 'given and done', state: 'done' }),
  ];
  expect(
    groupTasks(mine, given, '2026-11-23').map(({ title, items }) => [title, items.map(({ id }) => id)]),
  ).toEqual([
    ['Chờ bạn trả lời', ['asked']],
    ['Quá hạn', ['late']],
    ['Sắp đến hạn', ['due']],
    ['Còn hạn', ['far']],
    ['Không có hạn', ['free']],
    ['Việc bạn giao ngoài cuộc họp', ['refused', 'of nobody', 'extended', 'given']],
    ['Đã xong', ['newer', 'older']],
    ['Việc bạn giao ngoài cuộc họp, đã xong', ['given and done']],
  ]);
  expect(groupTasks([], [], '2026-11-23')).toEqual([]);
});
