import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { expandRule } from './expand-rule.ts';

const at = (text: string) => Temporal.PlainDateTime.from(text);
const start = at('2020-01-01T09:00');

test.each([
  'FREQ=DAILY;COUNT=1500',
  'FREQ=DAILY;INTERVAL=3;COUNT=500',
  'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=1200',
  'FREQ=DAILY;BYMONTH=1,2;COUNT=200',
  'FREQ=WEEKLY;COUNT=220',
  'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=430',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=215',
  'FREQ=MONTHLY;BYDAY=1FR;COUNT=52',
])('expanding %s from years later gives the same as counting from its start', (rule) => {
  const to = at('2025-01-01T00:00');
  const all = expandRule(rule, { start, from: start, to, most: 2_000 }).map(String);
  for (const from of ['2022-06-15T12:00', '2023-12-31T23:00', '2024-12-30T00:00'])
    expect(expandRule(rule, { start, from: at(from), to, most: 2_000 }).map(String)).toEqual(
      all.filter((wall) => wall >= from),
    );
});
