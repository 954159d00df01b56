import { expect, test } from 'vitest';
import { termsAfter, termsInWords } from './terms.rules.ts';

const cases: readonly [validFrom: string | null, validTo: string | null, replaces: string, words: string][] =
  [
    [null, null, '', ''],
    ['2026-12-01', null, '', 'Hiệu lực từ ngày 01/12/2026.'],
    [null, '2026-12-31', '', 'Hiệu lực đến hết ngày 31/12/2026.'],
    [
      '2026-12-01',
      '2026-12-31',
      'Kết luận tại Biên bản số 03/BB.',
      'Hiệu lực từ ngày 01/12/2026 đến hết ngày 31/12/2026. Thay thế: Kết luận tại Biên bản số 03/BB.',
    ],
  ];

test.each(cases)('%s to %s, replacing “%s”', (validFrom, validTo, replaces, words) => {
  expect(termsInWords({ validFrom, validTo, replaces })).toBe(words);
});

test('a line that is no decision any more loses its terms, and keeps them where nothing is said of them', () => {
  const was = { kind: 'decision' as const, valid_from: '2026-12-01', valid_to: null, replaces: 'cũ' };
  expect(termsAfter(was, { kind: 'text' })).toEqual({ valid_from: null, valid_to: null, replaces: '' });
  expect(termsAfter(was, {})).toEqual({ valid_from: '2026-12-01', valid_to: null, replaces: 'cũ' });
});
