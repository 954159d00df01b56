import { expect, test } from 'vitest';
import { ownSearch } from './own-search.ts';

const readPage = ({ page }: Record<string, unknown>): { page?: number } => (page === '2' ? { page: 2 } : {});

test('what was read stands, and what was left out hides what the address says', () => {
  const search = ownSearch(readPage, ['page']);
  expect({ page: '2', ...search({ page: '2' }) }).toEqual({ page: 2 });
  expect({ page: 'x', join: 'BCF123', ...search({ page: 'x' }) }).toStrictEqual({
    page: undefined,
    join: 'BCF123',
  });
});
