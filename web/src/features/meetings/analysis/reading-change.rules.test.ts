import { expect, test } from 'vitest';
import { changedElsewhere, changeOf, type ReadingDraft } from './reading-change.rules.ts';

const an = { id: 'an', name: 'An' };
const opened: ReadingDraft = {
  text: 'Gửi giá',
  turns: [3],
  task: { assignee: an, deadline: '2026-12-01' },
};
const reading = {
  text: 'Gửi giá',
  task: { assigneeId: 'an', assigneeName: 'An', deadline: '2026-12-01' },
  marks: [],
};
/** Somebody else gave it to Bình, until another day. */
const changed = { ...reading, task: { assigneeId: 'bình', assigneeName: 'Bình', deadline: '2026-12-09' } };

test.each([
  ['nothing', reading, {}, {}],
  ['a text', reading, { text: ' Gửi  bảng giá ' }, { text: 'Gửi bảng giá' }],
  ['lines', reading, { turns: [3, 4] }, { evidence: [3, 4] }],
  ['nobody', reading, { task: { assignee: null, deadline: '2026-12-01' } }, { assigneeId: null }],
  ['no deadline', reading, { task: { assignee: an, deadline: '' } }, { deadline: null }],
  ['a text, over what others changed', changed, { text: 'Gửi bảng giá' }, { text: 'Gửi bảng giá' }],
] satisfies [string, Parameters<typeof changeOf>[0], Partial<ReadingDraft>, object][])(
  'only what is edited is sent: %s',
  (_, now, edited, wanted) => {
    expect(changeOf(now, opened, { ...opened, ...edited })).toEqual(wanted);
  },
);

test.each([
  [reading, []],
  [changed, ['người phụ trách thành Bình', 'hạn thành 09/12/2026']],
  [{ ...reading, text: 'Gửi giá mới' }, ['nội dung thành “Gửi giá mới”']],
  [
    { ...reading, task: { assigneeId: null, assigneeName: null, deadline: null } },
    ['người phụ trách thành chưa rõ', 'hạn thành không có'],
  ],
])('what others changed of %j is named: %j', (now, words) => {
  expect(changedElsewhere(now, opened)).toEqual(words);
});
