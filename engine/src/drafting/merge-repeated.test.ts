import { expect, test } from 'vitest';
import { mergeRepeated } from './merge-repeated.ts';

test('what was found twice in the same words stands once, with the turns of both', () => {
  const found = [
    { kind: 'decision', text: 'Dừng máy số 3', evidence: [7] },
    { kind: 'task', text: 'Dừng máy số 3', evidence: [8] },
    { kind: 'decision', text: 'dừng máy số 3', evidence: [2, 7] },
  ];
  expect(mergeRepeated(found)).toEqual([
    { ...found[0], evidence: [2, 7] },
    { ...found[1], evidence: [8] },
  ]);
  expect(mergeRepeated(found, 1)[0]?.evidence).toEqual([7]);
});
