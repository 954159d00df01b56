import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

// ASVS v5.0.0-3.7.2
test.each([
  ['/company-setup?code=H4K9TM', '/company-setup?code=H4K9TM'],
  ['/meetings/1?tab=viec#cau-3', '/meetings/1?tab=viec#cau-3'],
  ['//elsewhere.example', undefined],
  ['/\t/elsewhere.example', undefined],
  ['/\n\\elsewhere.example', undefined],
  ['/.//elsewhere.example', undefined],
  ['/a/..//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  [['/a', '/b'], undefined],
  [undefined, undefined],
])('%j leads to %s', (next, path) => {
  expect(ownPath(next)).toBe(path);
});
