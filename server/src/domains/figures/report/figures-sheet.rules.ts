import {
  costOf,
  factsOf,
  figuresOf,
  hiddenWeeksNote,
  minutesInWords,
  percent,
  weekInWords,
} from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

const sheetTitles = {
  own: 'Số liệu họp của tôi',
  department: 'Số liệu họp của phòng ban',
  company: 'Số liệu họp của công ty',
} as const;

/** Two decimals: what a spreadsheet adds up. */
const decimalHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
const share = ({ part, whole }: { readonly part: number; readonly whole: number }): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Every table of the figures as one, whose first column says which: it filters. */
export function figuresSpreadsheet(report: FiguresReport) {
  const { totals, totalsBefore, weeks, departments, series, hourlyCost } = report;
  const cost = (minutes: number) => (hourlyCost === null ? null : costOf(minutes, hourlyCost));
  const total = (name: string, of: FiguresReport['totals']) => [
    ...['Tổng', name, null, of.meetings, decimalHours(of.minutes), share(of.work)],
    ...[of.conclusions, cost(of.minutes)],
  ];
  return {
    name: 'Số liệu họp',
    columns: [
      { title: 'Bảng', width: 12 },
      { title: 'Mục', width: 40 },
      { title: 'Người', width: 8 },
      { title: 'Cuộc họp', width: 10 },
      { title: 'Giờ họp', width: 10 },
      { title: '% giờ làm', width: 10 },
      { title: 'Kết luận', width: 10 },
      { title: 'Chi phí (đồng)', width: 16 },
    ],
    rows: [
      total(`${dayInDigits(report.from)} – ${dayInDigits(report.to)}`, totals),
      ...(totalsBefore
        ? [total(`${dayInDigits(report.before.from)} – ${dayInDigits(report.before.to)}`, totalsBefore)]
        : []),
      ...weeks.map(({ monday, people, meetings, minutes }) =>
        people === 0
          ? ['Tuần', { day: monday }, null, null, null, null, null, null]
          : ['Tuần', { day: monday }, people, meetings, decimalHours(minutes), null, null, cost(minutes)],
      ),
      ...departments.map(({ name, people, minutes, work }) => [
        ...['Phòng ban', name, people, null, decimalHours(minutes), share(work), null, cost(minutes)],
      ]),
      ...series.map(({ title, meetings, minutes, conclusions }) => [
        ...['Chuỗi họp', title, null, meetings, decimalHours(minutes), null, conclusions, cost(minutes)],
      ]),
    ],
  };
}

const heading = (text: string) => ({
  is: 'lines' as const,
  lines: [{ runs: [{ text, bold: true }], before: 12, after: 6, keptWithNext: true }],
  keptWithNext: true,
});

/** A table under its heading; nothing where it has no rows. */
const table = (title: string, shares: number[], head: string[], rows: string[][]) =>
  rows.length === 0 ? [] : [heading(title), { is: 'table' as const, shares, head, rows }];

/** The figures on paper. */
export function figuresSheet(report: FiguresReport, companyName: string) {
  const title = sheetTitles[report.of];
  const hidden = hiddenWeeksNote(report);
  const range = `Từ ${dayInDigits(report.from)} đến ${dayInDigits(report.to)}, ${report.people} người`;
  return {
    title,
    blocks: [
      {
        is: 'lines' as const,
        lines: [
          { runs: [{ text: companyName }], align: 'center' as const },
          {
            runs: [{ text: title.toUpperCase(), bold: true }],
            size: 14,
            align: 'center' as const,
            before: 6,
          },
          ...(report.department === null
            ? []
            : [{ runs: [{ text: report.department }], align: 'center' as const }]),
          { runs: [{ text: range, italic: true }], align: 'center' as const, after: 12 },
        ],
      },
      {
        is: 'table' as const,
        shares: [0.5, 0.25, 0.25],
        head: ['Số liệu', 'Kỳ này', 'Kỳ trước'],
        rows: [
          ...figuresOf(report).map(({ label, value, unit, before }) => [
            unit === undefined ? label : `${label}, ${unit}`,
            value,
            before.replace(/^trước /u, ''),
          ]),
          ...factsOf(report).map(({ label, value }) => [label, value, '']),
        ],
      },
      ...table(
        'Giờ họp mỗi tuần',
        [0.4, 0.3, 0.3],
        ['Tuần từ', 'Cuộc họp', 'Giờ họp'],
        report.weeks.map(({ monday, people, meetings, minutes }) => [
          weekInWords(monday, report),
          ...(people === 0 ? ['–', '–'] : [String(meetings), minutesInWords(minutes)]),
        ]),
      ),
      ...(hidden === null
        ? []
        : [{ is: 'lines' as const, lines: [{ runs: [{ text: hidden, italic: true }], before: 6 }] }]),
      ...table(
        'Phòng ban',
        [0.4, 0.15, 0.25, 0.2],
        ['Phòng ban', 'Người', 'Giờ họp', 'Tỷ lệ giờ làm'],
        report.departments.map(({ name, people, minutes, work }) => [
          ...[name, String(people), minutesInWords(minutes), percent(work)],
        ]),
      ),
      ...table(
        'Chuỗi họp tốn nhiều giờ cho mỗi kết luận',
        [0.45, 0.12, 0.25, 0.18],
        ['Chuỗi họp', 'Buổi', 'Giờ, cộng theo người', 'Kết luận'],
        report.series.map(({ title: name, meetings, minutes, conclusions }) => [
          ...[name, String(meetings), minutesInWords(minutes), String(conclusions)],
        ]),
      ),
    ],
  };
}
