import { expect, test } from 'vitest';
import { compareByGivenName, givenName, initials } from './people.ts';

test.each([
  ['Nguyễn Văn An', 'NV'],
  ['an', 'A'],
  ['  đặng   thị hoa ', 'ĐT'],
  ['', 'NA'],
  ['   ', 'NA'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
  expect(initials(name.normalize('NFD'))).toBe(letters);
});

test('people are called by the last word of their name', () => {
  expect(givenName('Trần Thị Bích Ngọc')).toBe('Ngọc');
  expect(givenName('')).toBe('');
});

test('lists go by tên, then by họ, in Vietnamese order', () => {
  const people = ['Trần Văn Đức', 'Nguyễn Thị Ánh', 'Lê Anh', 'Phạm Dũng', 'Bùi Văn Đức', 'Ngô Ân'];
  expect(people.toSorted(compareByGivenName)).toEqual([
    'Lê Anh',
    'Nguyễn Thị Ánh',
    'Ngô Ân',
    'Phạm Dũng',
    'Bùi Văn Đức',
    'Trần Văn Đức',
  ]);
});
