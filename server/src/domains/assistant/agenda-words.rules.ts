import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { BusyTime, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { localTime } from '@hopgon/engine/time/zoned';

const mostTimes = 10;

/** What a colleague has, of which the caller may see a part; `hasMore` than were read. */
export function countInWords(seen: number, hidden: number, hasMore = false): string {
  const meetings = `có ${hasMore ? 'hơn ' : ''}${seen} cuộc họp bạn được xem`;
  if (hidden === 0) return seen === 0 ? 'không có cuộc họp nào' : meetings;
  return seen === 0
    ? 'không có cuộc họp nào bạn được xem, nhưng có giờ bận'
    : `${meetings} và có giờ bận khác`;
}

/** When somebody is taken by what the caller may not see: a line, or none. */
export function busyInWords(busy: readonly BusyTime[], timeZone: string): string[] {
  if (busy.length === 0) return [];
  const times = busy
    .slice(0, mostTimes)
    .map(({ startsAt, endsAt }) =>
      formatRange(localTime(new Date(startsAt), timeZone), localTime(new Date(endsAt), timeZone)),
    );
  const more = busy.length - times.length;
  return [`Bận: ${times.join('; ')}${more > 0 ? `; và ${more} lúc khác` : ''}.`];
}

/** "Tuần này mình họp bao nhiêu giờ?"; "mấy giờ" asks for a clock. */
export const asksHowLong = (question: string): boolean =>
  /bao nhieu (gio|tieng|thoi gian)|may tieng|bao lau/u.test(fold(question));

type Timed = Pick<MeetingSummary, 'startsAt' | 'endsAt' | 'timeZone' | 'myAnswer'>;

/** "Tổng cộng 3 giờ 30 phút.", of those not declined; two at once count once, all day is none. */
export function wholeTime(meetings: readonly Timed[]): string {
  const spans = meetings
    .filter((meeting) => meeting.myAnswer !== 'declined' && !isAllDay(meeting))
    .map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) }))
    .sort((left, right) => left.start - right.start);
  let [whole, until] = [0, 0];
  for (const { start, end } of spans) {
    whole += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  const minutes = Math.round(whole / 60_000);
  const parts = [
    minutes >= 60 ? `${Math.floor(minutes / 60)} giờ` : '',
    minutes % 60 > 0 || minutes === 0 ? `${minutes % 60} phút` : '',
  ];
  return `Tổng cộng ${parts.filter(Boolean).join(' ')}.`;
}
