import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { WaitingMinutes } from '@hopgon/contract/minutes/waiting/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { weekdayOf } from '@hopgon/engine/time/days';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

/** What the week holds for one person; of closed meetings nothing. */
export interface WeekAhead {
  readonly overdue: readonly WeekItem[];
  /** Due from this day to Sunday. */
  readonly due: readonly WeekItem[];
  readonly meetings: readonly WeekMeeting[];
  readonly minutes: readonly Pick<WaitingMinutes, 'title' | 'waitsFor'>[];
}

interface WeekItem {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly deadline: string;
  /** The reader has not answered whether they take it on. */
  readonly isWaiting: boolean;
}

const itemLine = ({ title, deadline, isWaiting }: WeekItem, word: 'từ' | 'hạn'): string =>
  `${title} (${word} ${dayInDigits(deadline)}${isWaiting ? ', chờ bạn trả lời' : ''})`;

interface WeekMeeting {
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
}

interface WeekDigestReader {
  readonly name: string;
  readonly companyName: string;
  readonly timeZone: string;
  readonly link: string;
}

/** Mails stay readable; the rest is counted. */
const mostWeekLines = 20;

const weekdays = ['', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'];

const waitsFor: Readonly<Record<WaitingMinutes['waitsFor'], string>> = {
  adopt: 'chờ bạn thông qua',
  approve: 'chờ bạn đồng ý',
  sign: 'chờ bạn ký',
  comment: 'có góp ý chờ bạn trả lời',
};

const list = (title: string, lines: readonly string[]): MailPart[] => {
  if (lines.length === 0) return [];
  const rest = lines.length - mostWeekLines;
  const items = [...lines.slice(0, mostWeekLines), ...(rest > 0 ? [`và ${rest} mục khác`] : [])];
  return [{ is: 'list', title, items }];
};

/** 'A', 'A và B', 'A, B và C' */
const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} và ${words.at(-1)}`;

const countWords = ({ overdue, due, meetings, minutes }: WeekAhead): string =>
  joinWords(
    (
      [
        [overdue.length, 'việc quá hạn'],
        [due.length, 'việc đến hạn'],
        [meetings.length, 'cuộc họp'],
        [minutes.length, 'biên bản chờ bạn'],
      ] as const
    ).flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
  );

function meetingLine(meeting: WeekMeeting, timeZone: string): string {
  const { title, startsAt, endsAt } = meeting;
  const wholeDay = isAllDay(meeting);
  // A meeting of whole days is on the days of its own zone.
  const zone = wholeDay ? meeting.timeZone : timeZone;
  const day = localDay(startsAt, zone);
  const hours = wholeDay ? 'cả ngày' : `${localClock(startsAt, zone)}–${localClock(endsAt, zone)}`;
  return `${weekdays[weekdayOf(day)]} ${dayInDigits(day).slice(0, 5)}, ${hours}: ${title}`;
}

export const isWeekEmpty = ({ overdue, due, meetings, minutes }: WeekAhead): boolean =>
  overdue.length + due.length + meetings.length + minutes.length === 0;

/** The mail at the start of a week: what is late, what is due, which meetings there are, which minutes wait. */
export function composeWeekDigest(
  week: WeekAhead,
  { name, companyName, timeZone, link }: WeekDigestReader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  return {
    subject: `Tuần này: ${countWords(week)}`,
    parts: [
      { is: 'words', text: `Chào ${name},` },
      ...list(
        'Việc quá hạn',
        week.overdue.map((item) => itemLine(item, 'từ')),
      ),
      ...list(
        'Việc đến hạn tuần này',
        week.due.map((item) => itemLine(item, 'hạn')),
      ),
      ...list(
        'Cuộc họp tuần này',
        week.meetings.map((meeting) => meetingLine(meeting, timeZone)),
      ),
      ...list(
        'Biên bản chờ bạn',
        week.minutes.map((minutes) => `${minutes.title}: ${waitsFor[minutes.waitsFor]}`),
      ),
      { is: 'link', words: 'Mở Họp Gọn', address: link },
      { is: 'words', text: `${companyName}\nThư gửi qua Họp Gọn` },
    ],
  };
}
