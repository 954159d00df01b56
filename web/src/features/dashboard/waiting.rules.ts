import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { WaitingMinutes } from '@hopgon/contract/minutes/waiting/schemas';
import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { isOn } from '../../data/meetings/own-meetings.rules.ts';
import { awaitsVote } from '../../data/meetings/polls.rules.ts';

const isOpen = ({ state }: ActionItem) => state === 'accepted' || state === 'doing';

/** Taken on and not done yet. */
export const openItems = (items: readonly ActionItem[]): readonly ActionItem[] => items.filter(isOpen);

/** Asked to take on, not answered yet. */
export const proposedItems = (items: readonly ActionItem[]): readonly ActionItem[] =>
  items.filter(({ state, can }) => state === 'proposed' && can.accept);

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

export type WaitingEntry =
  | Invitation
  | { readonly poll: PollSummary }
  | { readonly item: ActionItem }
  | { readonly assigning: MeetingToAssign }
  | { readonly minutes: WaitingMinutes };

interface WaitingInput {
  /** Those ahead. */
  readonly meetings: readonly MeetingSummary[];
  readonly items: readonly ActionItem[];
  /** Items nobody has. */
  readonly toAssign: readonly ActionItem[];
  readonly polls: readonly PollSummary[];
  readonly minutes: readonly WaitingMinutes[];
}

export interface Waiting {
  readonly entries: readonly WaitingEntry[];
  readonly invitations: number;
  /** Items to take on and items to give to somebody: more than entries, which hold those of a meeting together. */
  readonly proposed: number;
  /** Polls to choose times in. */
  readonly polls: number;
  /** To adopt, to agree to, to sign, or with a comment to answer. */
  readonly minutes: number;
  /** All together. */
  readonly count: number;
}

/** What others ask of this person: to come, to choose a time, to take something on, or to say whose it is. */
export function whatWaits({ meetings, items, toAssign, polls, minutes }: WaitingInput, now: number): Waiting {
  const invited = openInvitations(meetings, now);
  const toVote = polls
    .filter(awaitsVote)
    .toSorted((left, right) => Date.parse(left.deadline) - Date.parse(right.deadline))
    .map((poll) => ({ poll }));
  const toTakeOn = proposedItems(items).map((item) => ({ item }));
  const toGive = meetingsToAssign(toAssign).map((assigning) => ({ assigning }));
  const proposed = toGive.reduce((sum, { assigning }) => sum + assigning.count, toTakeOn.length);
  return {
    entries: [...invited, ...minutes.map((one) => ({ minutes: one })), ...toVote, ...toTakeOn, ...toGive],
    invitations: invited.length,
    proposed,
    polls: toVote.length,
    minutes: minutes.length,
    count: invited.length + minutes.length + toVote.length + proposed,
  };
}

export interface Part {
  readonly done: number;
  readonly of: number;
}

/** Of the invitations to some meetings, how many were answered: those that figures count, none to closed ones or to whole days. */
export function answeredPart(meetings: readonly MeetingSummary[]): Part {
  const asked = meetings.filter(
    (meeting) => meeting.isInvited && isOn(meeting) && meeting.visibility !== 'closed' && !isAllDay(meeting),
  );
  return { done: asked.filter(({ myAnswer }) => myAnswer !== 'waiting').length, of: asked.length };
}
