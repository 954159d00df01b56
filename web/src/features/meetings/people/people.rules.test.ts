import type { Participant } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { peopleNews, sortPeople, withRole } from './people.rules.ts';

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

test('a new chair takes the part from who had it', () => {
  const people = [person('An', { role: 'chair' }), person('Bình'), person('Chi', { role: 'guest' })];
  const roles = (next: readonly { role: string }[]) => next.map(({ role }) => role);
  expect(roles(withRole(people, 'Bình', 'chair'))).toEqual(['attendee', 'chair', 'guest']);
  expect(roles(withRole(people, 'Bình', 'secretary'))).toEqual(['chair', 'secretary', 'guest']);
});

test('who is notified of what on saving is said before', () => {
  const an = person('An', { role: 'chair' });
  const binh = person('Bình');
  expect(peopleNews([an, binh], [an, binh])).toBe('');
  expect(peopleNews([an, binh], [an, person('Chi'), person('Dũng')])).toBe(
    '2 người được mời, 1 người được báo không cần đến',
  );
  expect(peopleNews([an, binh], withRole([an, binh], 'Bình', 'chair'))).toBe('2 người đổi vai trò');
});
