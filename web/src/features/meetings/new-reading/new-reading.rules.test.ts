import { expect, test } from 'vitest';
import { newReadingOf, newReadingProblem } from './new-reading.rules.ts';

const an = { id: 'an', name: 'Nguyễn Văn An' };
const draft = {
  kind: 'task' as const,
  text: '  Gửi  bảng giá\n',
  turns: [3, 7],
  task: { assignee: an, deadline: '2026-11-25' },
};

test('a row is sent in one line, with its lines; a person and a day only of a task', () => {
  const sent = { text: 'Gửi bảng giá', evidence: [3, 7] };
  expect(newReadingOf(draft)).toEqual({ ...sent, kind: 'task', assigneeId: 'an', deadline: '2026-11-25' });
  expect(newReadingOf({ ...draft, task: { assignee: null, deadline: '' } })).toMatchObject({
    assigneeId: null,
    deadline: null,
  });
  expect(newReadingOf({ ...draft, kind: 'decision' })).toEqual({ ...sent, kind: 'decision' });
});

test.each([
  ['', '', 'Hãy ghi nội dung'],
  ['Gửi', '', null],
  ['Gửi', 'mai', 'Hãy ghi hạn là một ngày, ví dụ 25/11/2026'],
])('%j until %j: %s', (text, deadline, problem) => {
  expect(newReadingProblem({ ...draft, text, task: { assignee: null, deadline } })).toBe(problem);
});

test('a day is asked of a task alone', () => {
  const task = { assignee: null, deadline: 'mai' };
  expect(newReadingProblem({ ...draft, kind: 'question', task })).toBeNull();
});
