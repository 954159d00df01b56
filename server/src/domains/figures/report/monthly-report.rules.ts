import { factsOf, figuresOf, minutesInWords } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { addDays, addMonths, daysBetween } from '@hopgon/engine/time/days';
import { isWorked, nextWorkDay, type WorkDays } from '@hopgon/engine/time/work-days';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailFact, MailPart } from '../../../platform/mail/mail-part.rules.ts';
import type { Days } from '../range.rules.ts';

/** A server that was down on the first working day still sends the report until this day of the month, where it is worked before. */
const lastDay = 10;
/** Of the first working day where that is a later one. */
const daysAfter = 9;

/** The month before a day, where its report is due by then: from the first working day of a month on. */
export function reportedDays(day: string, work: WorkDays): Days | null {
  const first = `${day.slice(0, 7)}-01`;
  if (!isWorked(day, work)) return null;
  const worked = nextWorkDay(addDays(first, -1), work);
  const until =
    worked > addDays(first, lastDay - 1) ? addDays(worked, daysAfter) : addDays(first, lastDay - 1);
  if (day > until) return null;
  return { from: addMonths(first, -1), to: addDays(first, -1) };
}

export type MonthReport = Pick<
  FiguresReport,
  'of' | 'from' | 'totals' | 'totalsBefore' | 'hourlyCost' | 'series'
>;

interface Reader {
  readonly readerName: string;
  readonly companyName: string;
  readonly publicUrl: string;
}

const mostSeries = 3;

/** 'tháng 10/2026' */
const monthInWords = (from: string): string => `tháng ${Number(from.slice(5, 7))}/${from.slice(0, 4)}`;

/** The figures of a month as a mail; series are those that its reader may find. */
export function composeMonthlyReport(
  report: MonthReport,
  to: string,
  { readerName, companyName, publicUrl }: Reader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const month = monthInWords(report.from);
  const days = daysBetween(report.from, to) + 1;
  const facts: MailFact[] = [
    ...figuresOf(report).map(({ label, value, unit, before }): MailFact => {
      const all = unit === undefined ? value : `${value} ${unit}`;
      return [label, before === '' ? all : `${all} (${before})`];
    }),
    ...factsOf(report).map(({ label, value }): MailFact => [label, value]),
  ];
  const series = report.series
    .slice(0, mostSeries)
    .map(
      ({ title, meetings, minutes, conclusions }) =>
        `${title}: ${meetings} buổi, ${minutesInWords(minutes)}, ${conclusions} kết luận`,
    );
  return {
    subject: `Số liệu họp ${month} của ${companyName}`,
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      { is: 'words', text: `Số liệu họp ${month} của ${companyName}, so với ${days} ngày trước đó:` },
      { is: 'facts', facts },
      ...(series.length === 0
        ? []
        : [{ is: 'list' as const, title: 'Chuỗi tốn nhiều giờ cho mỗi kết luận', items: series }]),
      {
        is: 'link',
        words: 'Mở số liệu, gợi ý và bản PDF, Excel',
        address: `${publicUrl}/analytics?cua=cong-ty&tu=${report.from}&den=${to}`,
      },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
