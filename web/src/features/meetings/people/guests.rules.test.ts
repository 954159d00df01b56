import { expect, test } from 'vitest';
import { guestOf, guestProblem, sameGuests } from './guests.rules.ts';

const hoa = guestOf('Hoa@DoiTac.example ', ' Chị  Hoa ');

test('a guest is known by the address, and called by it where no name is given', () => {
  expect(hoa).toEqual({ email: 'hoa@doitac.example', name: 'Chị Hoa', role: 'guest' });
  expect(guestOf('nam@doitac.example', '').name).toBe('nam');
});

test.each([
  ['nam@doitac.example', null],
  ['nam@doitac', 'Hãy ghi một địa chỉ email'],
  ['', 'Hãy ghi một địa chỉ email'],
  ['HOA@doitac.example', 'Khách này đã có trong danh sách'],
])('%s: %s', (email, problem) => {
  expect(guestProblem(email, [hoa])).toBe(problem);
});

test('the same guests in another order are the same', () => {
  const nam = guestOf('nam@doitac.example', '');
  expect(sameGuests([hoa, nam], [nam, hoa])).toBe(true);
  expect(sameGuests([hoa], [nam])).toBe(false);
  expect(sameGuests([hoa], [{ ...hoa, role: 'informed' }])).toBe(false);
});
