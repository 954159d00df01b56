import type { LiveItem, LiveMeeting } from '@hopgon/contract/live/schemas';
import { minuteMs } from '../../../lib/format/durations.ts';

/** How long an item was spoken of, up to a moment. Milliseconds. */
export const spentOn = ({ spans }: Pick<LiveItem, 'spans'>, now: number): number =>
  spans.reduce(
    (sum, { from, to }) => sum + Math.max(0, (to === null ? now : Date.parse(to)) - Date.parse(from)),
    0,
  );

export const plannedFor = ({ minutes, extraMinutes }: Pick<LiveItem, 'minutes' | 'extraMinutes'>): number =>
  (minutes + extraMinutes) * minuteMs;

/** 08:07, 1:02:30. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How long the meeting has gone on, or went on. */
export function elapsed({ startedAt, endedAt }: LiveMeeting, now: number): number {
  if (startedAt === null) return 0;
  return (endedAt === null ? now : Date.parse(endedAt)) - Date.parse(startedAt);
}

/** What is left of an item by its plan, in words; null without a plan. */
export function leftInWords(item: LiveItem, now: number): { text: string; isOver: boolean } | null {
  const planned = plannedFor(item);
  if (planned === 0) return null;
  const left = planned - spentOn(item, now);
  return left >= 0
    ? { text: `còn ${formatClock(left)}`, isOver: false }
    : { text: `quá ${formatClock(-left)}`, isOver: true };
}

/** When the meeting ends if every item from now on takes what was planned. */
export function expectedEnd({ items, currentItemId }: LiveMeeting, now: number): number | null {
  const place = items.findIndex(({ id }) => id === currentItemId);
  if (place < 0) return null;
  const left = items
    .slice(place)
    .reduce((sum, item) => sum + Math.max(0, plannedFor(item) - spentOn(item, now)), 0);
  return now + left;
}

/** "sớm hơn lịch 1 phút"; about on time under a minute. */
export function paceInWords(end: number, plannedEnd: number): string {
  const minutes = Math.round((end - plannedEnd) / minuteMs);
  if (minutes === 0) return 'đúng lịch';
  return minutes < 0 ? `sớm hơn lịch ${-minutes} phút` : `muộn hơn lịch ${minutes} phút`;
}
