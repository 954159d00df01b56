import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Answer, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import { addDays, mondayOf } from '@hopgon/engine/time/days';
import {
  boundsOf,
  busyTime,
  type DayBounds,
  isOn,
  meetingsOn,
  ownMeetings,
} from '../../data/meetings/own-meetings.rules.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface WeekLoad extends Span {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly meetings: number;
  /** Milliseconds in meetings. */
  readonly busy: number;
}

/** The last weeks up to that of a day, the earliest first. */
export function weeksUntil(
  day: string,
  timeZone: string,
  count: number,
): readonly (Span & { monday: string })[] {
  const current = mondayOf(day);
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(current, (index - count + 1) * 7);
    const { start } = boundsOf(monday, timeZone);
    return { monday, start, end: boundsOf(addDays(monday, 7), timeZone).start };
  });
}

const within = (meetings: readonly MeetingSummary[], { start, end }: Span) =>
  meetings.filter(({ startsAt }) => Date.parse(startsAt) >= start && Date.parse(startsAt) < end);

/** What each week took: meetings that began in it, and the time in meetings. */
export const loadByWeek = (
  meetings: readonly MeetingSummary[],
  weeks: readonly (Span & { readonly monday: string })[],
): readonly WeekLoad[] => {
  const own = ownMeetings(meetings);
  return weeks.map((week) => ({
    ...week,
    meetings: within(own, week).length,
    busy: busyTime(own, week.start, week.end),
  }));
};

/** Time in meetings by weekday, Monday first, over a stretch of whole weeks. */
export function loadByWeekday(
  meetings: readonly MeetingSummary[],
  weeks: readonly { readonly monday: string }[],
  timeZone: string,
): readonly number[] {
  const own = ownMeetings(meetings);
  const busyOn = (day: DayBounds) => busyTime(meetingsOn(own, day), day.start, day.end);
  return Array.from({ length: 7 }, (_, weekday) =>
    weeks.reduce((sum, { monday }) => sum + busyOn(boundsOf(addDays(monday, weekday), timeZone)), 0),
  );
}

export interface ItemFates {
  readonly inTime: readonly ActionItem[];
  readonly late: readonly ActionItem[];
  readonly open: readonly ActionItem[];
  readonly overdue: readonly ActionItem[];
}

/** How one's tasks went; what was done without a deadline was in time. */
export function fatesOf(items: readonly ActionItem[], timeZone: string): ItemFates {
  const done = items.filter(({ state }) => state === 'done');
  const isLate = ({ deadline, updatedAt }: ActionItem) =>
    deadline !== null && localDay(updatedAt, timeZone) > deadline;
  const taken = items.filter(({ state }) => state === 'accepted' || state === 'doing');
  return {
    inTime: done.filter((item) => !isLate(item)),
    late: done.filter(isLate),
    open: taken.filter(({ overdue }) => !overdue),
    overdue: taken.filter(({ overdue }) => overdue),
  };
}

/** How many invitations got which answer. */
export function answerCounts(meetings: readonly MeetingSummary[]): Readonly<Record<Answer, number>> {
  const counts = { accepted: 0, tentative: 0, declined: 0, waiting: 0 };
  for (const meeting of meetings) {
    if (meeting.myAnswer !== null && isOn(meeting)) counts[meeting.myAnswer] += 1;
  }
  return counts;
}

const hours = (ms: number) => String(Math.round((ms / 3_600_000) * 100) / 100);

/** For spreadsheets: a byte order mark makes them read Vietnamese, semicolons suit their decimal comma. */
export const weeksAsCsv = (weeks: readonly WeekLoad[]): string =>
  `\uFEFF${[
    'Tuần từ;Số cuộc họp;Giờ họp',
    ...weeks.map(({ monday, meetings, busy }) => `${monday};${meetings};${hours(busy).replace('.', ',')}`),
  ].join('\r\n')}\r\n`;
