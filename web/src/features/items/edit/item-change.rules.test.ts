import { expect, test } from 'vitest';
import { actionItem } from '../../../testing/sample-data.ts';
import { itemChangeOf, itemChangesByOthers, itemDraftOf } from './item-change.rules.ts';

const item = actionItem({ assigneeId: 'b', assigneeName: 'Bình', deadline: '2026-12-05' });
const begun = itemDraftOf(item);

test.each([
  ['nothing', {}, {}],
  ['spaces around the title', { title: ' Gửi bảng giá ' }, {}],
  ['the title alone', { title: 'Gửi báo giá' }, { title: 'Gửi báo giá' }],
  ['no day any more', { deadline: '' }, { deadline: null }],
  ['nobody', { assignee: null }, { assigneeId: null }],
  ['another person', { assignee: { id: 'c', name: 'Chi' } }, { assigneeId: 'c' }],
  ['the priority', { priority: 'cao' as const }, { priority: 'cao' }],
])('of an item with %s changed only that is sent', (_, changed, sent) => {
  expect(itemChangeOf(begun, { ...begun, ...changed })).toEqual(sent);
});

test.each([
  [{}, []],
  [{ title: 'Gửi báo giá' }, ['tên việc thành “Gửi báo giá”']],
  [
    { assigneeId: 'c', assigneeName: 'Chi', deadline: '2026-12-10' },
    ['người phụ trách thành Chi', 'hạn thành 10/12/2026'],
  ],
  [
    { assigneeId: null, assigneeName: null, deadline: null, priority: 'cao' as const },
    ['người phụ trách thành chưa rõ', 'hạn thành không có', 'mức ưu tiên thành cao'],
  ],
])('what others changed to %o is said', (changed, said) => {
  expect(itemChangesByOthers({ ...item, ...changed }, begun)).toEqual(said);
});
