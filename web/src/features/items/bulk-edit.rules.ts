import type { ActionItem, Priority } from '@hopgon/contract/action-items/schemas';
import { type PersonOfMeeting, peopleOfMeeting } from '../../data/meetings/people-of-meeting.rules.ts';
import { dayProblem } from '../../ui/inputs/read-day.ts';

interface BulkDraft {
  /** Empty, as the day: stays as it is. */
  readonly assigneeId: string;
  readonly deadline: string;
  readonly priority: Priority | 'same';
}

interface BulkChange {
  readonly assigneeId?: string;
  readonly deadline?: string;
  readonly priority?: Priority;
}

/** What a draft changes of several tasks, or what is wrong with it. */
export function bulkChangeOf({
  assigneeId,
  deadline,
  priority,
}: BulkDraft): { readonly change: BulkChange } | { readonly problem: string } {
  const problem = deadline === '' ? null : dayProblem(deadline, 'hạn mới');
  if (problem !== null) return { problem };
  const change = {
    ...(assigneeId !== '' && { assigneeId }),
    ...(deadline !== '' && { deadline }),
    ...(priority !== 'same' && { priority }),
  };
  return Object.keys(change).length === 0 ? { problem: 'Hãy chọn ít nhất một điều để đổi' } : { change };
}

/** 'Đã đổi 3 việc. 1 việc giữ nguyên, vì …' */
export const changedWords = (changed: number, asked: number): string =>
  `Đã đổi ${changed} việc${changed < asked ? `. ${asked - changed} việc giữ nguyên, vì vừa được người khác đổi hoặc thuộc buổi họp kín mà người nhận không dự.` : ''}`;

/** What the undo did: a task that somebody changed since then keeps that change. */
export function undoneWords(restored: number, changed: number): string {
  if (restored === changed) return 'Đã hoàn tác';
  if (restored === 0) return 'Không hoàn tác được, vì các việc này đã được đổi tiếp sau đó.';
  return `Đã hoàn tác ${restored} việc. ${changed - restored} việc giữ nguyên, vì đã được đổi tiếp sau đó.`;
}

/** Ids of the closed meetings that these tasks come from. */
export const closedMeetingIds = (
  items: readonly Pick<ActionItem, 'meeting' | 'isOfClosedMeeting'>[],
): readonly string[] => [
  ...new Set(
    items.flatMap(({ meeting, isOfClosedMeeting }) => (meeting && isOfClosedMeeting ? [meeting.id] : [])),
  ),
];

/** People who are in all of these meetings. */
export function peopleInAll(
  meetings: readonly Parameters<typeof peopleOfMeeting>[0][],
): readonly PersonOfMeeting[] {
  const [first = [], ...others] = meetings.map(peopleOfMeeting);
  return first.filter(({ id }) => others.every((people) => people.some((one) => one.id === id)));
}
