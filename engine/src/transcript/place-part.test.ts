import { expect, test } from 'vitest';
import { placePart } from './place-part.ts';

const minute = 60_000;
const turn = (text: string, startMs: number | null = null, endMs: number | null = null) => ({
  speaker: 'An',
  startMs,
  endMs,
  text,
});
const first = [turn('Chào mọi người.', 0, minute), turn('Ta bắt đầu.', minute, 50 * minute)];
const long = 'Chúng ta chốt giá thuê kho là bốn mươi lăm triệu một tháng nhé.';
const place = (
  before: readonly ReturnType<typeof turn>[],
  turns: readonly ReturnType<typeof turn>[],
  facts = [{}, {}],
) => placePart({ turns: before, facts: facts[0] ?? {} }, { turns, facts: facts[1] ?? {} });

test.each([
  [
    'begins where the part before ends',
    first,
    [turn('Tiếp.', 2000, 9000)],
    { skipped: 0, offsetMs: 50 * minute - 2000 },
  ],
  [
    'whose clock runs on stays',
    first,
    [turn('Tiếp.', 55 * minute, 56 * minute)],
    { skipped: 0, offsetMs: 0 },
  ],
  ['without times has none', first, [turn('Tiếp.')], { skipped: 0, offsetMs: null }],
  [
    'beside turns without times loses its own',
    [turn('Chào.')],
    [turn('Tiếp.', 0, 5)],
    { skipped: 0, offsetMs: null },
  ],
  [
    'that overlaps begins behind what both have, in the same time',
    [...first, turn(long, 50 * minute, 51 * minute)],
    [turn(long.toUpperCase(), 5000, 65_000), turn('Tiếp.', 65_000, 70_000)],
    { skipped: 1, offsetMs: 50 * minute - 5000 },
  ],
  [
    'that begins with a common word is no overlap',
    [...first, turn('Vâng ạ.', 50 * minute, 51 * minute)],
    [turn('Vâng ạ.', 0, 1000)],
    { skipped: 0, offsetMs: 51 * minute },
  ],
])('a part %s', (_, before, turns, expected) => {
  expect(place(before, turns)).toEqual(expected);
});

test('heads say when each part begins', () => {
  const facts = [{ startTime: '09:00' }, { startTime: '10:30' }];
  expect(place(first, [turn('Tiếp.', 0, 1000)], facts)).toEqual({ skipped: 0, offsetMs: 90 * minute });
  expect(place(first, [turn('Trước.', 0, 1000)], facts.toReversed())).toBe('earlier');
});
