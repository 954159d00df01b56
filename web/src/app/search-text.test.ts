import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

test('digits stay text', () => {
  expect(parseSearch('?code=012345')).toEqual({ code: '012345' });
});

test('what is empty is left out, what is written is read again', () => {
  expect(stringifySearch({ code: undefined, join: '' })).toBe('');
  const values = { next: '/company-setup?code=H4K9TM', q: 'họp tuần' };
  expect(parseSearch(stringifySearch(values))).toEqual(values);
});
