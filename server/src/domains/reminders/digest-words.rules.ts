import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localClock } from '@hopgon/contract/time/zoned';
import { closing, greeting } from '../../platform/mail/mail-manners.rules.ts';
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
  /** Not done or declined, due by the next working day. */
  readonly items: readonly DueItem[];
}

export interface DueItem {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly deadline: string;
  /** `soon`: due after this day and before work has begun on another. */
  readonly due: 'overdue' | 'today' | 'soon';
  /** The reader has not answered whether they take it on. */
  readonly isWaiting: boolean;
}

/** How a deadline stands on a day. */
export function dueOn(deadline: string, day: string): DueItem['due'] {
  if (deadline === day) return 'today';
  return deadline < day ? 'overdue' : 'soon';
}

export const isEmpty = ({ meetings, items }: DayAhead): boolean => meetings.length + items.length === 0;

/** Mails stay readable; the rest is counted. */
const mostDigestLines = 20;
const shortened = (lines: readonly string[]): string[] => [
  ...lines.slice(0, mostDigestLines),
  ...(lines.length > mostDigestLines ? [`và ${lines.length - mostDigestLines} mục khác`] : []),
];

const isDue = ({ due }: DueItem): boolean => due !== 'soon';

const countsOf = ({ meetings, items }: DayAhead): string =>
  joinWords([...(meetings.length > 0 ? [`${meetings.length} cuộc họp`] : []), ...itemCounts(items)]);

function itemCounts(items: readonly DueItem[]): string[] {
  const due = items.filter(isDue).length;
  const soon = items.length - due;
  return [...(due > 0 ? [`${due} việc đến hạn`] : []), ...(soon > 0 ? [`${soon} việc sắp đến hạn`] : [])];
}

/** 'A', 'A và B', 'A, B và C' */
const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} và ${words.at(-1)}`;

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

const dueLine = ({ title, deadline, due, isWaiting }: DueItem): string => {
  const day = `${due === 'overdue' ? 'quá hạn từ' : 'hạn'} ${dayInDigits(deadline)}`;
  const facts = [...(due === 'today' ? [] : [day]), ...(isWaiting ? ['chờ bạn trả lời'] : [])];
  return facts.length === 0 ? title : `${title} (${facts.join(', ')})`;
};

export function digestMail(
  day: DayAhead,
  { name, timeZone, link }: { readonly name: string; readonly timeZone: string; readonly link: string },
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const meetings = day.meetings.map(
    (meeting) =>
      `${hoursIn(meeting, timeZone)} ${meeting.title}${meeting.location ? `, tại ${meeting.location}` : ''}`,
  );
  const due = day.items.filter(isDue).map(dueLine);
  const soon = day.items.filter((item) => !isDue(item)).map(dueLine);
  return {
    subject: `Hôm nay bạn có ${countsOf(day)}`,
    parts: [
      { is: 'words', text: `Chào ${name},` },
      ...(meetings.length > 0
        ? [{ is: 'list' as const, title: 'Cuộc họp hôm nay', items: shortened(meetings) }]
        : []),
      ...(due.length > 0 ? [{ is: 'list' as const, title: 'Việc đến hạn', items: shortened(due) }] : []),
      ...(soon.length > 0
        ? [{ is: 'list' as const, title: 'Việc sắp đến hạn', items: shortened(soon) }]
        : []),
      { is: 'link', words: 'Mở Họp Gọn', address: link },
      { is: 'words', text: 'Họp Gọn' },
    ],
  };
}

/** Of closed meetings neither the bell nor a mail says more than that something is due. */
export const closedItemsLine = (items: readonly DueItem[]): string =>
  `Họp kín: bạn có ${joinWords(itemCounts(items))}.`;

export function closedItemsMail(
  items: readonly DueItem[],
  { name, companyName, link }: { readonly name: string; readonly companyName: string; readonly link: string },
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const counts = joinWords(itemCounts(items));
  return {
    subject: `Họp kín: ${counts}`,
    parts: [
      { is: 'words', text: greeting(name, true) },
      {
        is: 'words',
        text: `Bạn có ${counts}, được giao trong buổi họp kín. Tên việc chỉ xem được trong Họp Gọn.`,
      },
      { is: 'link', words: 'Mở việc của tôi', address: link },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
