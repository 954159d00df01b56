import { expect, test } from 'vitest';
import { adoptedReadingOf } from './adopted-reading.rules.ts';

const taken = { text: 'Gửi báo giá', assigneeName: 'Trần Bình', deadline: '2026-12-01' };
const line = {
  ...{
    kind: 'task' as const,
    text: taken.text,
    reading_id: 'r1',
    note_id: null,
    taken,
    deadline: taken.deadline,
  },
  ...{ assignee_id: 'u1', assignee_name: null, assignee_display: 'Trần Bình' },
} as const;
const other = { assignee_id: 'u2', assignee_display: 'Lê Cúc' };

test.each([
  ['nothing was changed', {}, {}],
  ['the words were', { text: 'Gửi báo giá gỗ sồi' }, { text: 'Gửi báo giá gỗ sồi' }],
  ['the person was: a deadline granted meanwhile stays', other, { assignee: { id: 'u2', name: null } }],
  ['the deadline was taken away', { deadline: null }, { deadline: null }],
  ['a decision has neither person nor deadline', { ...other, kind: 'decision' }, {}],
] as const)('of a reading in adopted minutes: %s', (_, changes, said) => {
  expect(adoptedReadingOf({ ...line, ...changes })).toEqual({ readingId: 'r1', ...said });
});

test('a line in the words of a note says all of it', () => {
  expect(adoptedReadingOf({ ...line, note_id: 'n1' })).toEqual({
    ...{ readingId: 'r1', text: taken.text, deadline: taken.deadline },
    assignee: { id: 'u1', name: null },
  });
});

test('a line without a reading changes none', () => {
  expect(adoptedReadingOf({ ...line, reading_id: null })).toBeNull();
});
