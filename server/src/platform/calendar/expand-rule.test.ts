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

const yearly: [string, string, string][] = [
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '2026-05-11', '2026-05-11 2027-05-17 2028-05-15 2029-05-14'],
  ['FREQ=YEARLY;BYWEEKNO=20', '2026-05-13', '2026-05-13 2027-05-19 2028-05-17 2029-05-16'],
  ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU', '2027-01-01', '2027-01-03 2033-01-02'],
  ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,WE,FR;WKST=SU', '2026-01-05', '2031-12-29 2031-12-31 2032-01-02'],
  ['FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO', '2027-01-01', '2027-01-04 2029-01-01 2030-12-30 2033-01-03'],
  ['FREQ=YEARLY;INTERVAL=2;BYWEEKNO=53;BYDAY=SU', '2027-01-03', '2027-01-03 2033-01-02'],
  [
    'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;BYSETPOS=-1',
    '2029-01-01',
    '2029-01-01 2029-12-31 2030-12-30 2031-12-29',
  ],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;BYMONTH=1', '2026-05-11', ''],
  [
    'FREQ=YEARLY;BYYEARDAY=1,2,3,4,5,6,7;BYDAY=MO',
    '2026-01-05',
    '2026-01-05 2027-01-04 2028-01-03 2029-01-01',
  ],
  ['FREQ=YEARLY;BYYEARDAY=1;BYDAY=MO', '2026-01-05', '2029-01-01 2035-01-01'],
  [
    'FREQ=YEARLY;BYYEARDAY=-7,-6,-5,-4,-3,-2,-1;BYDAY=FR',
    '2026-12-25',
    '2026-12-25 2027-12-31 2028-12-29 2029-12-28',
  ],
  ['FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO,WE,FR;COUNT=3', '2026-01-05', '2026-04-10 2030-04-10 2032-04-09'],
  ['FREQ=YEARLY;INTERVAL=2;BYYEARDAY=1,100;BYDAY=SA', '2027-01-01', '2027-04-10 2033-01-01'],
  ['FREQ=YEARLY;BYYEARDAY=366', '2026-01-05', '2028-12-31 2032-12-31'],
];

test.each(yearly)('%s from %s follows RFC 5545', (rule, first, days) => {
  const from = at(`${first}T09:00`);
  const walls = expandRule(rule, { start: from, from, to: at('2036-01-01T00:00'), most: 4 });
  expect(walls.map((wall) => wall.toPlainDate().toString()).join(' ')).toBe(days);
});

test('a rule of more than a few times a day is refused', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).join(',');
  const window = { start, from: start, to: at('2020-02-01T00:00'), most: 10 };
  expect(expandRule(`FREQ=DAILY;BYHOUR=${hours}`, window)).toHaveLength(10);
  expect(() => expandRule(`FREQ=DAILY;BYHOUR=${hours};BYMINUTE=0,30`, window)).toThrow('a few times a day');
});
