import type { Reading } from '@hopgon/contract/readings/schemas';
import { expect, test } from 'vitest';
import {
  approvable,
  changeInWords,
  closedInWords,
  doneInWords,
  ofKind,
  ofLevel,
  progressOf,
} from './readings.rules.ts';

const reading = (text: string, more: Partial<Reading> = {}): Reading => ({
  id: text,
  kind: 'decision',
  text,
  levels: [],
  evidence: [0],
  source: { transcriptId: 't', version: 1 },
  state: 'proposed',
  engineText: null,
  isRewritten: false,
  isTyped: false,
  task: null,
  marks: [],
  lastChange: null,
  version: 1,
  ...more,
});
const change = (act: 'approved' | 'rejected') => ({
  act,
  by: { userId: 'mai', displayName: 'Lê Mai' },
  at: '2026-11-23T02:31:00.000Z',
});

test('what was taken out is counted nowhere and stands apart', () => {
  const rows = [reading('A', { state: 'approved' }), reading('B'), reading('C', { state: 'rejected' })];
  expect(progressOf(rows)).toEqual({ approved: 1, all: 2 });
  const { open, closed } = ofKind(rows, 'decision');
  expect([open.length, closed.length]).toEqual([2, 1]);
});

test('a summary has the lines of its level', () => {
  const rows = [
    reading('A', { kind: 'summary', levels: ['short', 'long'] }),
    reading('B', { kind: 'summary', levels: ['long'] }),
  ];
  expect(ofLevel(rows, 'short').open.map(({ text }) => text)).toEqual(['A']);
});

test('approved together is only what waits and has nothing against it', () => {
  const rows = [
    reading('A'),
    reading('B', { marks: ['unsure'] }),
    reading('C', { state: 'approved' }),
    reading('D', { kind: 'summary', levels: ['short'] }),
  ];
  expect(approvable(rows).map(({ text }) => text)).toEqual(['A']);
});

test('each change says who made it', () => {
  const approved = reading('A', { lastChange: change('approved') });
  expect(changeInWords(approved, 'mai')).toMatch(/^Bạn duyệt \d\d:\d\d$/);
  const out = reading('Chúc mừng', { state: 'rejected', lastChange: change('rejected') });
  expect(closedInWords(out, 'khác')).toMatch(/^Lê Mai bỏ “Chúc mừng” lúc \d\d:\d\d$/);
});

test('one row is named, several are counted', () => {
  expect(doneInWords('duyệt', [reading('A')])).toBe('Đã duyệt “A”');
  expect(doneInWords('bỏ', [reading('A'), reading('B')])).toBe('Đã bỏ 2 mục');
});
