import { expect, test } from 'vitest';
import { readFindTimePlace, readWanted, writeWanted } from './find-time-place.rules.ts';

const an = '01a20054-e7b9-7a8f-8ab2-fe8ff670b55d';
const binh = '01a20054-e7b9-7a8f-8ab2-fe8ff670b55e';

test('who must come and who need not stand in the address', () => {
  const wanted = [
    { userId: an, required: true },
    { userId: binh, required: false },
  ];
  expect(writeWanted(wanted)).toBe(`${an},${binh}~`);
  expect(readWanted(writeWanted(wanted))).toEqual(wanted);
  expect(readWanted(`${an},nobody,${an}~`)).toEqual([{ userId: an, required: false }]);
});

test.each([
  [
    { minutes: '45', rest: 15, noon: 1 },
    { minutes: 45, rest: 15, noon: '1' },
  ],
  [{ minutes: 4, rest: 121, noon: 'x' }, {}],
  [
    { from: '2026-11-23', to: '2026-02-30x', room: an },
    { from: '2026-11-23', room: an },
  ],
  [{ people: 'ai đó' }, {}],
])('%j is read as %j', (raw, place) => {
  expect(readFindTimePlace(raw)).toEqual(place);
});
