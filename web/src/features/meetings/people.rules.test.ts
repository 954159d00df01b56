import type { Participant } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { countAnswers, sortPeople } from './people.rules.ts';

const person = (displayName: string, rest: Partial<Participant> = {}): Participant => ({
  userId: displayName,
  displayName,
  role: 'attendee',
  answer: 'waiting',
  answerReason: '',
  ...rest,
});

test('who leads comes first, the others by their given names', () => {
  const people = sortPeople([
    person('Trần Văn Ửng'),
    person('Lê Thị An'),
    person('Ngô Đông'),
    person('Phạm Dung'),
    person('Vũ Yến', { role: 'secretary' }),
    person('Đỗ Xuân', { role: 'chair' }),
  ]);
  expect(people.map(({ displayName }) => displayName)).toEqual([
    'Đỗ Xuân',
    'Vũ Yến',
    'Lê Thị An',
    'Phạm Dung',
    'Ngô Đông',
    'Trần Văn Ửng',
  ]);
});

test('answers are counted, and those nobody gave are not named', () => {
  expect(countAnswers([{ answer: 'accepted' }, { answer: 'accepted' }, { answer: 'waiting' }])).toBe(
    '2 nhận lời, 1 chưa trả lời',
  );
  expect(countAnswers([])).toBe('');
});
