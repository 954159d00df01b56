import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { weekdayName } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';

interface LetterTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
}

interface Moment {
  readonly hour: string;
  readonly minute: string;
  readonly weekday: string;
  readonly date: string;
}

/** A moment in the words of a letter. */
export function momentOf(instant: Date, timeZone: string): Moment {
  const local = localTime(instant, timeZone);
  const [year, month, day] = local.slice(0, 10).split('-');
  return {
    hour: local.slice(11, 13),
    minute: local.slice(14, 16),
    weekday: weekdayName(local.slice(0, 10)),
    date: `ngày ${day} tháng ${month} năm ${year}`,
  };
}

const clock = ({ hour, minute }: Moment): string => `${hour} giờ ${minute}`;

/** 'Cả ngày Thứ Ba, ngày 24 tháng 11 năm 2026' */
function letterDays(startsAt: Date, endsAt: Date, timeZone: string): string {
  const [first, last] = [startsAt, new Date(endsAt.getTime() - 1)].map((at) => {
    const { weekday, date } = momentOf(at, timeZone);
    return `${weekday}, ${date}`;
  });
  return first === last ? `Cả ngày ${first}` : `Từ ${first} đến hết ${last}`;
}

/** 'Từ 09 giờ 30 đến 10 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026' */
export function letterTime({ startsAt, endsAt, timeZone }: LetterTimes): string {
  if (isAllDay({ startsAt, endsAt, timeZone })) return letterDays(startsAt, endsAt, timeZone);
  const start = momentOf(startsAt, timeZone);
  const end = momentOf(endsAt, timeZone);
  const day = ({ weekday, date }: Moment) => `${weekday}, ${date}`;
  const zone = timeZone === 'Asia/Ho_Chi_Minh' ? '' : ` (giờ ${timeZone})`;
  const span =
    start.date === end.date
      ? `Từ ${clock(start)} đến ${clock(end)}, ${day(start)}`
      : `Từ ${clock(start)}, ${day(start)} đến ${clock(end)}, ${day(end)}`;
  return `${span}${zone}`;
}
