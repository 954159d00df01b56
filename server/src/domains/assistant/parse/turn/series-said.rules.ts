import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { dateOf, type LocalTime } from '@hopgon/engine/time/local-time';
import { readTime } from '@hopgon/engine/time/said-time';
import type { ParsedSchedule } from '../parsed-message.rules.ts';

/** "Mỗi thứ Hai 14h với anh Lộc tới hết tháng 3": the end of a series may stand apart from its days. */
export function boundSeries(
  { time, request }: Extract<ParsedSchedule['words'], { way: 'spoken' }>,
  { until }: Pick<SpokenChange, 'until'>,
  now: LocalTime,
) {
  if (until === '' || time.ahead?.recurrence?.ends.by !== 'never') return {};
  const bounded = readTime(`${time.said} đến ${until}`, now);
  const isBounded = bounded.ahead?.recurrence !== undefined && bounded.ahead.recurrence.ends.by !== 'never';
  return isBounded ? { time: bounded, request: { ...request, time: bounded.said } } : {};
}

const inMonth =
  /(?<!\d\s|(?:từ|tu|bắt đầu|bat dau|đến|den|tới|toi|hết|het|sang|đầu|dau|cuối|cuoi|giữa|giua)\s|\p{L})(?:tháng|thang)\s+(?:\d{1,2}|này|nay|sau)(?![\d/]|\p{L})/iu;

/** "Tháng 12 mỗi chiều thứ 6": a series of a month ends with it; empty where none is named. */
export function endOfMonth(message: string, { ahead }: ParsedSchedule['words']['time']): string {
  const isOften = ahead?.recurrence?.frequency === 'weekly' || ahead?.recurrence?.frequency === 'daily';
  const month = isOften ? inMonth.exec(message)?.[0] : undefined;
  return month === undefined ? '' : `hết ${month}`;
}

/** "Hàng tuần 15h thứ Năm với anh Minh, từ tuần sau": where a series begins may stand apart from its days. */
export function beginSeries(
  { time, request }: Extract<ParsedSchedule['words'], { way: 'spoken' }>,
  message: string,
  { times }: SpokenChange,
  now: LocalTime,
) {
  if (!time.ahead?.recurrence) return {};
  const begins = times.find(
    (said) =>
      time.ahead?.phrase.includes(said) !== true &&
      /(?<!\p{L})(?:từ|tu)\s+(?:ngày\s+)?$/iu.test(message.slice(0, message.indexOf(said))),
  );
  const first = begins === undefined ? null : readTime(begins, now).ahead;
  if (first === null || first.start <= time.ahead.start) return {};
  const day = dateOf(first.start).split('-').toReversed().join('/');
  const begun = readTime(`${time.said.replace(begins ?? '', ' ').trim()} từ ${day}`, now);
  return begun.ahead?.recurrence ? { time: begun, request: { ...request, time: begun.said } } : {};
}
