import { expect, test } from 'vitest';
import { numberSlots } from '../../../time/grammar/slots.ts';
import { rules } from './all-rules.ts';
import { bareDurationRules } from './duration-rules.ts';
import { vocabulary } from './vocabulary.ts';

const groups = Object.entries(vocabulary).map(([slot, rows = []]) => ({
  slot,
  patterns: rows.map(([pattern]) => pattern),
}));
const patterns = [
  ...[...rules, ...bareDurationRules].map(([pattern]) => pattern),
  ...groups.flatMap((group) => group.patterns),
];
const slotsOf = (pattern: string) => pattern.match(/(?<=\{)\w+(?=\})/g) ?? [];

test('patterns have balanced brackets and name existing slots', () => {
  const known = new Set([...numberSlots, ...groups.map(({ slot }) => slot)]);
  for (const pattern of patterns) {
    const signs = pattern.match(/[[\](){}]/g)?.join('') ?? '';
    let left = signs;
    while (/\[\]|\(\)|\{\}/.test(left)) left = left.replace(/\[\]|\(\)|\{\}/, '');
    expect({ pattern, left }).toEqual({ pattern, left: '' });
    expect(slotsOf(pattern).filter((slot) => !known.has(slot))).toEqual([]);
  }
});

test('slots of the vocabulary have names that no other slot has', () => {
  expect(groups.filter(({ slot }) => numberSlots.includes(slot))).toEqual([]);
});

test('a slot of the vocabulary begins with a word', () => {
  const openers = groups.flatMap((group) =>
    group.patterns.map((pattern) => pattern.replace(/\[[^\]]*\] ?/g, '')),
  );
  const numbered = openers.filter((pattern) => numberSlots.some((slot) => pattern.startsWith(`{${slot}}`)));
  expect(numbered).toEqual([]);
});
