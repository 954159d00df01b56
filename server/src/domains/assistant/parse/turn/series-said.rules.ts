import type { LocalTime } from '@hopgon/engine/time/local-time';
import { readTime, type SaidTime } from '@hopgon/engine/time/said-time';
import { findBounds, type SeriesEnd } from '@hopgon/engine/time/series-bounds';
import type { ParsedSchedule } from '../parsed-message.rules.ts';

type Words = Extract<ParsedSchedule['words'], { way: 'spoken' }>;

/** "Hàng tuần 15h thứ Năm với anh Minh, từ tuần sau tới hết tháng 1": where a series begins and ends may stand apart from its days. */
export function boundSeries({ time, request }: Words, message: string, now: LocalTime): Partial<Words> {
  const { ahead } = time;
  if (!ahead?.recurrence) return {};
  const { begins, ends } = findBounds(message.replace(ahead.phrase, ' '), now);
  const isLater = begins !== null && begins > ahead.start.slice(0, 10);
  const bounds = [
    isLater ? ` từ ${inDigits(begins)}` : '',
    ahead.recurrence.ends.by === 'never' ? endInWords(ends, endOfMonth(message, time)) : '',
  ].join('');
  if (bounds === '') return {};
  // What bounds a series is read right behind its days.
  const said = time.said.replace(ahead.phrase, `${ahead.phrase}${bounds}`);
  const bounded = readTime(said, now);
  return bounded.ahead?.recurrence ? { time: bounded, request: { ...request, time: said } } : {};
}

const inDigits = (day: string): string => day.split('-').toReversed().join('/');

function endInWords(ends: SeriesEnd, month: string): string {
  switch (ends.by) {
    case 'never':
      return month === '' ? '' : ` đến hết ${month}`;
    case 'until':
      return ` đến ${inDigits(ends.day)}`;
    case 'count':
      return ` ${ends.count} buổi`;
  }
}

const inMonth =
  /(?<!\d\s|(?:từ|tu|bắt đầu|bat dau|đến|den|tới|toi|hết|het|sang|đầu|dau|cuối|cuoi|giữa|giua)\s|\p{L})(?:tháng|thang)\s+(?:\d{1,2}|này|nay|sau)(?![\d/]|\p{L})/iu;

/** "Tháng 12 mỗi chiều thứ 6": a series of a month ends with it; empty where none is named. */
function endOfMonth(message: string, { ahead }: SaidTime): string {
  const isOften = ahead?.recurrence?.frequency === 'weekly' || ahead?.recurrence?.frequency === 'daily';
  return isOften ? (inMonth.exec(message)?.[0] ?? '') : '';
}
