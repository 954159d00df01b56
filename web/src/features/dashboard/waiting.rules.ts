import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanySettings } from '@hopgon/contract/companies/schemas';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { localDay } from '@hopgon/engine/time/zoned';
import { isOn } from '../../data/own-meetings.rules.ts';

const isOpen = ({ state }: ActionItem) => state === 'accepted' || state === 'doing';

/** Taken on and not done yet. */
export const openItems = (items: readonly ActionItem[]): readonly ActionItem[] => items.filter(isOpen);

/** Asked to take on, not answered yet. */
export const proposedItems = (items: readonly ActionItem[]): readonly ActionItem[] =>
  items.filter(({ state, can }) => state === 'proposed' && can.decide);

export interface MeetingToAssign {
  readonly meeting: NonNullable<ActionItem['meeting']>;
  readonly count: number;
}

/** By meeting, in order of their first item: how many of its items nobody has. */
export function meetingsToAssign(items: readonly ActionItem[]): readonly MeetingToAssign[] {
  const byMeeting = Map.groupBy(items, ({ meeting }) => meeting?.id);
  return [...byMeeting.values()].flatMap((group) => {
    const meeting = group[0]?.meeting;
    return meeting ? [{ meeting, count: group.length }] : [];
  });
}

export interface Invitation {
  readonly meeting: MeetingSummary;
  /** Later ones of its series wait, too: they are answered with it. */
  readonly hasFollowing: boolean;
}

/** Invitations nobody answered to meetings that are not over, in their order; of a series the first alone. */
export function openInvitations(meetings: readonly MeetingSummary[], now: number): readonly Invitation[] {
  const waiting = meetings.filter(
    (meeting) => meeting.myAnswer === 'waiting' && isOn(meeting) && Date.parse(meeting.endsAt) > now,
  );
  const bySeries = Map.groupBy(waiting, ({ id, series }) => series?.id ?? id);
  return [...bySeries.values()].flatMap(([meeting, ...following]) =>
    meeting ? [{ meeting, hasFollowing: following.length > 0 }] : [],
  );
}

export interface Part {
  readonly done: number;
  readonly of: number;
}

/** Of the invitations to some meetings, how many were answered. */
export function answeredPart(meetings: readonly MeetingSummary[]): Part {
  const asked = meetings.filter((meeting) => meeting.myAnswer !== null && isOn(meeting));
  return { done: asked.filter(({ myAnswer }) => myAnswer !== 'waiting').length, of: asked.length };
}

/** Of the items done that had a deadline, how many were done by that day. */
export function onTimePart(items: readonly ActionItem[], timeZone: string): Part {
  const days = items.flatMap(({ state, deadline, updatedAt }) =>
    state === 'done' && deadline ? [{ deadline, done: localDay(updatedAt, timeZone) }] : [],
  );
  return { done: days.filter(({ deadline, done }) => done <= deadline).length, of: days.length };
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const minutesIn = ({ start, end }: CompanySettings['workingHours']): number =>
  minutesOf(end) - minutesOf(start);

/** Milliseconds people work in a week, their pauses left out. */
export function workingTime({ workingHours, lunch, workDays }: CompanySettings): number {
  const minutes = minutesIn(workingHours) - (lunch ? minutesIn(lunch) : 0);
  return Math.max(0, minutes) * 60_000 * workDays.length;
}
