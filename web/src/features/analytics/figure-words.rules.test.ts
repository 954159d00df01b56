import {
  costInWords,
  factsOf,
  figuresOf,
  hiddenWeeksNote,
  minutesInWords,
  noSuggestionInWords,
  perConclusion,
  percent,
  weekInWords,
} from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { describe, expect, test } from 'vitest';
import { averageOf, nothingInWords } from './figure-words.rules.ts';
import { figuresAsCsv } from './figures-csv.rules.ts';

const totals: FiguresReport['totals'] = {
  meetings: 12,
  minutes: 75,
  openMinutes: 60,
  outsideMinutes: 0,
  work: { part: 15, whole: 100 },
  focus: { part: 31, whole: 10 },
  backToBack: 2,
  punctual: { part: 0, whole: 0 },
  agenda: { part: 6, whole: 8 },
  tasks: { part: 3, whole: 4 },
  conclusions: 5,
  answers: { accepted: 1, tentative: 0, declined: 0, waiting: 2 },
};
const report: FiguresReport = {
  ...{
    of: 'own',
    department: null,
    from: '2026-09-28',
    to: '2026-11-22',
    isSample: false,
    people: 1,
    hourlyCost: null,
  },
  before: { from: '2026-08-03', to: '2026-09-27' },
  totals,
  totalsBefore: { ...totals, minutes: 90, work: { part: 16, whole: 100 } },
  ...{
    weeks: [],
    weeksBefore: [],
    hours: [],
    departments: [],
    smallDepartments: 0,
    series: [],
    spoken: null,
  },
};

test.each([
  [75, '1 giờ 15 phút'],
  [0, '0 giờ'],
  [134_399, '2.240 giờ'],
])('%i minutes are %s', (minutes, words) => expect(minutesInWords(minutes)).toBe(words));

test.each([
  [60, 150_000, '150.000 đồng'],
  [10_007, 150_000, '25.018.000 đồng'],
])('%i minutes at %i an hour are %s', (minutes, hourly, words) =>
  expect(costInWords(minutes, hourly)).toBe(words),
);

test('a cost is named only where the company says what an hour costs', () => {
  const labels = (hourlyCost: number | null) => factsOf({ ...report, hourlyCost }).map(({ label }) => label);
  expect(labels(null)).not.toContain('Chi phí giờ công');
  expect(labels(150_000)).toContain('Chi phí giờ công');
});

test('hours for each conclusion leave out meetings whose conclusions are not counted', () => {
  expect(factsOf(report).at(-1)).toEqual({ label: 'Giờ họp của bạn cho mỗi kết luận', value: '12 phút' });
});

test('what is a part of nothing has no share', () => {
  expect(percent({ part: 0, whole: 0 })).toBe('–');
  expect(percent({ part: 1, whole: 3 })).toBe('33%');
});

describe('the five figures', () => {
  test('stand beside those before', () => {
    expect(figuresOf(report).map(({ value, before, trend }) => [value, before, trend])).toEqual([
      ['1 giờ 15 phút', 'trước 1 giờ 30 phút', 'down'],
      ['15%', 'trước 16%', 'down'],
      ['–', '', null],
      ['75%', 'trước 75%', null],
      ['3,1', 'trước 3,1', null],
    ]);
  });
  test('have no arrow where they read the same', () => {
    const before = { ...report.totals, work: { part: 1004, whole: 10_000 } };
    const now = { ...report.totals, work: { part: 1001, whole: 10_000 } };
    expect(figuresOf({ ...report, totals: now, totalsBefore: before })[1]).toMatchObject({
      ...{ value: '10%', before: 'trước 10%', trend: null },
    });
  });
  test('stand alone where nobody was there before', () => {
    expect(
      figuresOf({ ...report, totalsBefore: null })
        .map(({ before }) => before)
        .join(''),
    ).toBe('');
  });
});

test('weeks before a person was there, and the one that still runs, are not averaged', () => {
  const week = (minutes: number, people: number) => ({ monday: '2026-11-16', meetings: 1, minutes, people });
  expect(averageOf([week(0, 0), week(60, 1), week(120, 1), week(9, 1)])).toBe(90);
  expect(averageOf([week(0, 0), week(9, 1)])).toBeNull();
});

test('a range without meetings says which, and not that there was never one', () => {
  expect(nothingInWords({ from: '2026-11-28', to: '2026-11-28' })).toMatch(
    /^Từ 28\/11\/2026 đến 28\/11\/2026 và 1 ngày trước đó, bạn không có cuộc họp nào đã diễn ra\./u,
  );
});

test.each([
  ['2026-11-02', '02/11/2026'],
  ['2026-10-26', '26/10/2026 (chỉ 01/11)'],
  ['2026-11-23', '23/11/2026 (chỉ 23/11–28/11)'],
])('the week of %s names the days that are counted of it: %s', (monday, words) =>
  expect(weekInWords(monday, { from: '2026-11-01', to: '2026-11-28' })).toBe(words),
);

test.each([
  [0, 0, /mỗi gợi ý cần ít nhất 4 buổi/u],
  [2, 0, /chưa ghi giờ bắt đầu, giờ kết thúc hay kết luận/u],
  [3, 2, /^Chưa thấy gì nên đổi, theo những gì đã ghi của 2 chuỗi họp\.$/u],
])('of %i series, %i with records, nothing more is said than was measured', (series, measured, words) =>
  expect(noSuggestionInWords({ series, measured })).toMatch(words),
);

test('a total that holds weeks which are not shown says so', () => {
  const week = (minutes: number, people: number) => ({ monday: '2026-11-16', meetings: 1, minutes, people });
  expect(hiddenWeeksNote({ totals, weeks: [week(15, 6), week(60, 6)] })).toBeNull();
  expect(hiddenWeeksNote({ totals, weeks: [week(0, 0), week(60, 6)] })).toBe(
    'Tuần có dưới 5 người không hiện riêng, nhưng vẫn tính vào tổng.',
  );
});

test('a series without a conclusion says so', () => {
  const series = { id: 'a', title: 'Giao ban', meetings: 4, minutes: 480, conclusions: 0 };
  expect(perConclusion(series)).toBe('Chưa có kết luận');
  expect(perConclusion({ ...series, conclusions: 3 })).toBe('2 giờ 40 phút');
});

test('the tables are saved as one file that runs no formula', () => {
  const series = [{ id: 'a', title: '=HYPERLINK("x");y', meetings: 2, minutes: 90, conclusions: 1 }];
  const weeks = [{ monday: '2026-11-16', meetings: 0, minutes: 0, people: 0 }];
  const csv = figuresAsCsv({ ...report, series, weeks });
  expect(csv.startsWith('\uFEFFTừ ngày;28/09/2026\r\n')).toBe(true);
  // A week that is not shown is no week without meetings.
  expect(csv).toContain('16/11/2026;–;–\r\nTuần có dưới 5 người');
  expect(csv).toContain(`"'=HYPERLINK(""x"");y";2;1,5;1`);
});
