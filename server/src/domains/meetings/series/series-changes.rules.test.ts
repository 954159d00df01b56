import { describe, expect, test } from 'vitest';
import { guestsAlike, peopleAlike } from './series-changes.rules.ts';

const person = (userId: string, role: 'chair' | 'secretary' | 'attendee' | 'informed' = 'attendee') => ({
  userId,
  role,
});
const nobody = { added: [], removed: [], moved: [] };

describe('people of a meeting follow those of another of its series', () => {
  test.each([
    [
      'who is new comes',
      { ...nobody, added: [person('mai')] },
      ['an chair', 'tuan attendee', 'mai attendee'],
    ],
    [
      'who is new and here already keeps the part they have',
      { ...nobody, added: [person('tuan', 'secretary')] },
      ['an chair', 'tuan attendee'],
    ],
    ['who is gone goes', { ...nobody, removed: ['tuan'] }, ['an chair']],
    [
      'who is gone and was never here changes nothing',
      { ...nobody, removed: ['mai'] },
      ['an chair', 'tuan attendee'],
    ],
    [
      'another part is taken',
      { ...nobody, moved: [person('tuan', 'informed')] },
      ['an chair', 'tuan informed'],
    ],
    [
      'a new chair is named first',
      { ...nobody, moved: [person('tuan', 'chair'), person('an')] },
      ['tuan chair', 'an attendee'],
    ],
    [
      'also where somebody else has the chair',
      { ...nobody, moved: [person('tuan', 'chair'), person('mai')] },
      ['tuan chair', 'an chair'],
    ],
  ])('%s', (_, change, expected) => {
    const after = peopleAlike([person('an', 'chair'), person('tuan')], change);
    expect(after.map(({ userId, role }) => `${userId} ${role}`)).toEqual(expected);
  });
});

test('guests follow by their addresses', () => {
  const guest = (email: string, name: string) => ({ id: email, email, name, role: 'guest' as const });
  const after = guestsAlike([guest('a@x.vn', 'A'), guest('b@x.vn', 'B'), guest('own@x.vn', 'Riêng')], {
    added: [
      { email: 'c@x.vn', name: 'C', role: 'attendee' },
      { email: 'own@x.vn', name: 'Khác', role: 'guest' },
    ],
    removed: [guest('a@x.vn', 'A')],
    changed: [{ before: guest('b@x.vn', 'B'), after: { email: 'b@x.vn', name: 'Bình', role: 'informed' } }],
  });
  expect(after.map(({ email, name, role }) => `${email} ${name} ${role}`)).toEqual([
    'b@x.vn Bình informed',
    'own@x.vn Riêng guest',
    'c@x.vn C attendee',
  ]);
});
