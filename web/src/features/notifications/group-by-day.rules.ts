import type { Notification } from '@hopgon/contract/notifications/schemas';
import { addDays, localDay } from '@hopgon/engine/time/zoned';
import { dayInWords } from '../../lib/format/day-words.ts';

export interface DayOfNotifications {
  /** `YYYY-MM-DD` in the company's zone. */
  readonly day: string;
  /** 'Hôm nay', 'Hôm qua', 'Thứ Sáu, 20/11/2026' */
  readonly title: string;
  readonly notifications: readonly Notification[];
}

function titleOf(day: string, today: string): string {
  if (day === today) return 'Hôm nay';
  if (day === addDays(today, -1)) return 'Hôm qua';
  return dayInWords(day);
}

/** Under the day they came on, in the order given. */
export function groupByDay(
  notifications: readonly Notification[],
  now: number,
  timeZone: string,
): readonly DayOfNotifications[] {
  const today = localDay(now, timeZone);
  const days = Map.groupBy(notifications, ({ createdAt }) => localDay(createdAt, timeZone));
  return [...days].map(([day, ofDay]) => ({ day, title: titleOf(day, today), notifications: ofDay }));
}
