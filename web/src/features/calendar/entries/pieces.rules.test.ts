import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../data/meetings/own-meetings.rules.ts';
import { layOut } from '../days/columns.rules.ts';
import { piecesOn } from './pieces.rules.ts';

const vietnam = 'Asia/Ho_Chi_Minh';
const newYork = 'America/New_York';
const london = 'Europe/London';

const on = (day: string, zone: string, start: string, end: string) =>
  piecesOn([{ start: Date.parse(start), end: Date.parse(end) }], boundsOf(day, zone), zone).map(
    ({ from, to, begins, ends }) => [from, to, begins, ends],
  );

describe('the part of a meeting on a day', () => {
  test.each([
    ['2026-11-20', vietnam, '2026-11-20T02:30Z', '2026-11-20T03:00Z', [570, 600, true, true]],
    // Over midnight it has a part on each day.
    ['2026-11-20', vietnam, '2026-11-20T16:00Z', '2026-11-20T18:00Z', [1380, 1440, true, false]],
    ['2026-11-21', vietnam, '2026-11-20T16:00Z', '2026-11-20T18:00Z', [0, 60, false, true]],
    ['2026-11-21', vietnam, '2026-11-20T02:00Z', '2026-11-22T02:00Z', [0, 1440, false, false]],
    // Days of 23 and 25 hours: things stand where the clock says.
    ['2026-03-08', newYork, '2026-03-08T13:00Z', '2026-03-08T14:00Z', [540, 600, true, true]],
    ['2026-11-01', newYork, '2026-11-01T14:00Z', '2026-11-01T15:30Z', [540, 630, true, true]],
    ['2026-10-25', london, '2026-10-25T10:00Z', '2026-10-25T11:00Z', [600, 660, true, true]],
    // It begins in an hour's first and ends in its second showing: still to be seen.
    ['2026-11-01', newYork, '2026-11-01T05:45Z', '2026-11-01T06:15Z', [105, 120, true, true]],
    // Five minutes, and at the very end of a day.
    ['2026-11-20', vietnam, '2026-11-20T02:30Z', '2026-11-20T02:35Z', [570, 585, true, true]],
    ['2026-11-20', vietnam, '2026-11-20T16:55Z', '2026-11-20T17:00Z', [1425, 1440, true, true]],
  ])('%s in %s: %s to %s is %j', (day, zone, start, end, piece) => {
    expect(on(day, zone, start, end)).toEqual([piece]);
  });

  test.each([
    ['2026-11-21', '2026-11-20T16:00Z', '2026-11-20T17:00Z'],
    ['2026-11-19', '2026-11-20T02:30Z', '2026-11-20T03:00Z'],
  ])('%s has none of %s to %s', (day, start, end) => {
    expect(on(day, vietnam, start, end)).toEqual([]);
  });
});

describe('pieces beside each other', () => {
  const placed = (...pieces: readonly (readonly [number, number])[]) =>
    layOut(pieces.map(([from, to]) => ({ from, to }))).map(
      ({ piece, column, columns, width }) => `${piece.from}–${piece.to}: ${column}+${width}/${columns}`,
    );

  test('one after the other each has the whole width', () => {
    expect(placed([60, 120], [120, 180])).toEqual(['60–120: 0+1/1', '120–180: 0+1/1']);
  });

  test('two at once have half each, the longer one at the left', () => {
    expect(placed([60, 90], [60, 120])).toEqual(['60–120: 0+1/2', '60–90: 1+1/2']);
  });

  test('one beside a chain takes what is free', () => {
    expect(placed([0, 60], [0, 30], [0, 30], [40, 60])).toEqual([
      '0–60: 0+1/3',
      '0–30: 1+1/3',
      '0–30: 2+1/3',
      '40–60: 1+2/3',
    ]);
  });

  test('one that yields leaves the others most of the width', () => {
    const cancelled = { from: 60, to: 120 };
    const places = (...standing: readonly { from: number; to: number }[]) =>
      layOut([...standing, cancelled], (piece) => piece === cancelled).map(
        ({ column, columns, width }) => `${column}+${width}/${columns}`,
      );
    expect(places()).toEqual(['0+1/1']);
    expect(places({ from: 60, to: 120 })).toEqual(['0+3/4', '3+1/4']);
    expect(places({ from: 90, to: 180 }, { from: 90, to: 150 })).toEqual(['6+1/7', '0+3/7', '3+3/7']);
    expect(places({ from: 90, to: 180 }, { from: 130, to: 150 }), 'beside it nothing is cancelled').toEqual([
      '6+1/7',
      '0+3/7',
      '3+4/7',
    ]);
  });

  test('none covers another, none is lost, and all stay within the day', () => {
    const extent = fc
      .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 12 }))
      .map(([from, steps]) => ({ from: from * 15, to: Math.min(1440, (from + steps) * 15) }));
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 60 }), (pieces) => {
        const all = layOut(pieces, ({ to }) => to % 45 === 0);
        expect(new Set(all.map(({ piece }) => piece))).toEqual(new Set(pieces));
        for (const one of all) {
          expect(one.column + one.width).toBeLessThanOrEqual(one.columns);
          expect(one.width).toBeGreaterThan(0);
          for (const other of all) {
            if (other === one || other.piece.from >= one.piece.to || one.piece.from >= other.piece.to)
              continue;
            expect(other.columns).toBe(one.columns);
            expect(other.column >= one.column + one.width || one.column >= other.column + other.width).toBe(
              true,
            );
          }
        }
      }),
    );
  });
});
