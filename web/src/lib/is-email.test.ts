import { Email } from '@hopgon/contract/primitives';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from './is-email.ts';

const both = (typed: string): boolean[] => [isEmail(cleanEmail(typed)), Email.safeParse(typed).success];

test.each([
  ['an@govan.vn', true],
  ['  AN@GoVan.VN ', true],
  ['đỗ.khách@đốitác.vn', true],
  ['', false],
  ['an', false],
  ['an@govan', false],
  ['an@govan.', false],
  ['a[b@govan.vn', false],
  ['an@gov\\an.vn', false],
  ['an\u0007@govan.vn', false],
  [`${'a'.repeat(246)}@govan.vn`, false],
])('%j', (typed, answer) => {
  expect(both(typed)).toEqual([answer, answer]);
});

test('whatever is typed, the server says the same', () => {
  const sign = fc.constantFrom(...'aB1.@@.-_ <>()[],;:"\\\u0007ắ'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 12 }), (typed) => {
      const [here, there] = both(typed);
      expect(here).toBe(there);
    }),
    { numRuns: 2_000 },
  );
});
