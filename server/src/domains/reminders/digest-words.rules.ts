import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { localClock } from '@hopgon/contract/time/zoned';
import type { MailPart } from '../../platform/mail/mail-part.rules.ts';

/** What the day holds for one person. */
export interface DayAhead {
  readonly meetings: readonly {
    readonly title: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly timeZone: string;
    readonly location: string;
  }[];
  /** Accepted and not done, due this day or before. */
  readonly items: readonly { readonly title: string; readonly overdue: boolean }[];
}

export const isEmpty = ({ meetings, items }: DayAhead): boolean => meetings.length + items.length === 0;

/** Mails stay readable; the rest is counted. */
const mostDigestLines = 20;
const shortened = (lines: readonly string[]): string[] => [
  ...lines.slice(0, mostDigestLines),
  ...(lines.length > mostDigestLines ? [`và ${lines.length - mostDigestLines} mục khác`] : []),
];

const countsOf = ({ meetings, items }: DayAhead): string =>
  [
    ...(meetings.length > 0 ? [`${meetings.length} cuộc họp`] : []),
    ...(items.length > 0 ? [`${items.length} việc đến hạn`] : []),
  ].join(' và ');

/** The first that has an hour. */
export const firstOf = ({ meetings }: DayAhead): DayAhead['meetings'][number] | undefined =>
  meetings.find((meeting) => !isAllDay(meeting));

export function digestLine(day: DayAhead, timeZone: string): string {
  const first = firstOf(day);
  const begins = first ? ` Sớm nhất là “${first.title}” lúc ${localClock(first.startsAt, timeZone)}.` : '';
  return `Hôm nay bạn có ${countsOf(day)}.${begins}`;
}

const hoursIn = (meeting: DayAhead['meetings'][number], timeZone: string): string =>
  isAllDay(meeting)
    ? 'Cả ngày'
    : `${localClock(meeting.startsAt, timeZone)}–${localClock(meeting.endsAt, timeZone)}`;

export function digestMail(
  day: DayAhead,
  { name, timeZone, link }: { readonly name: string; readonly timeZone: string; readonly link: string },
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const meetings = day.meetings.map(
    (meeting) =>
      `${hoursIn(meeting, timeZone)} ${meeting.title}${meeting.location ? `, tại ${meeting.location}` : ''}`,
  );
  const items = day.items.map(({ title, overdue }) => (overdue ? `${title} (quá hạn)` : title));
  return {
    subject: `Hôm nay bạn có ${countsOf(day)}`,
    parts: [
      { is: 'words', text: `Chào ${name},` },
      ...(meetings.length > 0
        ? [{ is: 'list' as const, title: 'Cuộc họp hôm nay', items: shortened(meetings) }]
        : []),
      ...(items.length > 0 ? [{ is: 'list' as const, title: 'Việc đến hạn', items: shortened(items) }] : []),
      { is: 'link', words: 'Mở Họp Gọn', address: link },
      { is: 'words', text: 'Họp Gọn' },
    ],
  };
}
