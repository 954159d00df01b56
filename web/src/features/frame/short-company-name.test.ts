import { expect, test } from 'vitest';
import { shortCompanyName } from './short-company-name.ts';

test.each([
  ['Công ty Cổ phần Nội thất Gỗ Vân', 'Nội thất Gỗ Vân'],
  ['CÔNG TY TNHH MTV Cơ khí Sông Hồng', 'Cơ khí Sông Hồng'],
  ['Công ty Mộc', 'Mộc'],
  ['Công ty TNHH', 'TNHH'],
  ['Công tyMộc', 'Công tyMộc'],
  ['Gỗ Vân', 'Gỗ Vân'],
])('%s', (name, expected) => {
  expect(shortCompanyName(name)).toBe(expected);
});
