import { expect, test } from 'vitest';
import { countedOf } from './samples.rules.ts';

const [sample, own] = [{ isSample: true }, { isSample: false }];

test.each([
  ['sample data alone is counted', [sample], true, [sample]],
  ['beside one’s own it is not', [sample, own], false, [own]],
])('%s', (_, all, isSampleAlone, expected) => {
  expect(countedOf(all, isSampleAlone)).toEqual(expected);
});
