import { expect, test } from 'vitest';
import { chooseBase } from './choose-base.rules.ts';

const backup = (day: string, walUntil: string | null, walEnd: bigint, lineage = 'a/1') => ({
  base: { id: `b${day}`, endedAt: `2026-11-${day}T02:00:00.000Z` },
  walUntil: walUntil && `2026-11-${walUntil}:00.000Z`,
  ...{ walEnd, lineage },
});
const first = backup('01', '02T02:05', 200n);
const second = backup('02', '02T18:30', 500n);
const byHand = backup('03', null, 400n);
const later = backup('03', null, 600n);
const restored = backup('04', null, 300n, 'a/2');

test.each([
  ['none', [], null, { problem: 'none' }],
  ['none at a time', [], '2026-11-02T03:00:00.000Z', { problem: 'none' }],
  ['the only one', [first], null, { base: first.base }],
  ['the one that reaches furthest', [first, second], null, { base: second.base }],
  ['one with a log that goes beyond a newer one', [first, second, byHand], null, { base: second.base }],
  ['a newer one behind which no log goes on', [first, second, later], null, { base: later.base }],
  ['the newest after a restore', [first, second, restored], null, { base: restored.base }],
  [
    'the newest of those that reach a time',
    [first, second],
    '2026-11-02T02:03:00.000Z',
    { base: second.base },
  ],
  ['an earlier one for an earlier time', [first, second], '2026-11-01T12:00:00.000Z', { base: first.base }],
  ['the very moment one was complete', [first, second], '2026-11-02T02:00:00.000Z', { base: second.base }],
  [
    'nothing before the first',
    [first, second],
    '2026-10-31T12:00:00.000Z',
    { problem: 'too-early', first: first.base.endedAt },
  ],
  [
    'nothing after the end of the log',
    [first, second],
    '2026-11-02T19:00:00.000Z',
    { problem: 'too-late', last: '2026-11-02T18:30:00.000Z' },
  ],
  [
    'nothing in a gap between a log and the next backup',
    [first, second, byHand],
    '2026-11-02T20:00:00.000Z',
    { problem: 'too-late', last: byHand.base.endedAt },
  ],
])('%s', (_, candidates, at, expected) => {
  expect(chooseBase(candidates, at)).toEqual(expected);
});
