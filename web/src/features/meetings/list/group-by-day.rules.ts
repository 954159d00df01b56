import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { addDays, localDay } from '@hopgon/engine/time/zoned';
import { dayInWords } from '../../../lib/format/day-words.ts';

export interface DayOfMeetings {
  /** `YYYY-MM-DD` by the reader's clock. */
  readonly day: string;
  /** 'Hôm nay, Thứ Sáu, 20/11/2026' */
  readonly title: string;
  readonly meetings: readonly MeetingSummary[];
}

const nearWords: Readonly<Record<number, string>> = { [-1]: 'Hôm qua', 0: 'Hôm nay', 1: 'Ngày mai' };

function titleOf(day: string, today: string): string {
  const near = [-1, 0, 1].find((by) => addDays(today, by) === day);
  const words = dayInWords(day);
  return near === undefined ? words : `${nearWords[near]}, ${words}`;
}

/** Meetings under the day they begin on, in the order they come. */
export function groupByDay(
  meetings: readonly MeetingSummary[],
  now: number,
  ownZone: string,
): readonly DayOfMeetings[] {
  const today = localDay(now, ownZone);
  const days = Map.groupBy(meetings, ({ startsAt }) => localDay(startsAt, ownZone));
  return [...days].map(([day, ofDay]) => ({ day, title: titleOf(day, today), meetings: ofDay }));
}
