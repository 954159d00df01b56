import { expect, test } from 'vitest';
import { meetingOf, wholeMeetingOf } from '../../testing/sample-data.ts';
import { bulkChangeOf, changedWords, peopleInAll, undoneWords } from './bulk-edit.rules.ts';

const same = { assigneeId: '', deadline: '', priority: 'same' } as const;

test.each([
  [same, { problem: 'Hãy chọn ít nhất một điều để đổi' }],
  [{ ...same, deadline: 'mai' }, { problem: 'Hãy ghi hạn mới là một ngày, ví dụ 25/11/2026' }],
  [{ ...same, deadline: '05/12/2126' }, { problem: 'Ngày này quá xa, hãy chọn một ngày trước năm 2100' }],
  [{ ...same, deadline: '2026-11-30' }, { change: { deadline: '2026-11-30' } }],
  [
    { assigneeId: 'a', deadline: '2026-11-30', priority: 'cao' },
    { change: { assigneeId: 'a', deadline: '2026-11-30', priority: 'cao' } },
  ],
] as const)('%j', (draft, wanted) => {
  expect(bulkChangeOf(draft)).toEqual(wanted);
});

test('what was left out is said', () => {
  expect(changedWords(3, 3)).toBe('Đã đổi 3 việc');
  expect(changedWords(2, 3)).toBe(
    'Đã đổi 2 việc. 1 việc giữ nguyên, vì vừa được người khác đổi hoặc thuộc buổi họp kín mà người nhận không dự.',
  );
});

test('an undo says what it left as it is', () => {
  expect(undoneWords(3, 3)).toBe('Đã hoàn tác');
  expect(undoneWords(2, 3)).toBe('Đã hoàn tác 2 việc. 1 việc giữ nguyên, vì đã được đổi tiếp sau đó.');
  expect(undoneWords(0, 3)).toBe('Không hoàn tác được, vì các việc này đã được đổi tiếp sau đó.');
});

test('tasks of several closed meetings are for who is in all of them', () => {
  const createdBy = { userId: 'an', displayName: 'An' };
  const meetingWith = (...ids: string[]) => {
    const [one] = wholeMeetingOf(meetingOf(1)).participants;
    if (!one) throw new Error('the sample meeting has nobody');
    return { createdBy, participants: ids.map((userId) => ({ ...one, userId })) };
  };
  const idsIn = (...meetings: Parameters<typeof peopleInAll>[0]) => peopleInAll(meetings).map(({ id }) => id);
  expect(idsIn(meetingWith('binh'))).toEqual(['binh', 'an']);
  expect(idsIn(meetingWith('an', 'binh'), meetingWith('chi'))).toEqual(['an']);
  expect(idsIn()).toEqual([]);
});
