import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { actionItemPolicy, type ItemStanding } from './action-items.policy.ts';
import { isOverdue } from './action-items.rules.ts';
import type { ItemRow } from './action-items.store.ts';

/** Who looks, and which day it is for the company. */
export interface Viewer {
  readonly userId: string;
  readonly today: string;
}

export const standingOf = (row: ItemRow, actorId: string): ItemStanding => ({
  actorId,
  state: row.state,
  hasDeadline: row.deadline !== null,
  assigneeId: row.assignee_id,
  authorId: row.created_by,
  meeting:
    row.leader_id === null
      ? null
      : { visible: row.meeting_visible, leaderId: row.leader_id, editable: row.meeting_editable },
});

export function presentItem(row: ItemRow, viewer: Viewer): ActionItem {
  const standing = standingOf(row, viewer.userId);
  return {
    id: row.id,
    title: row.title,
    assigneeId: row.assignee_id,
    assigneeName: row.assignee_display ?? row.assignee_name,
    givenByName: giverOf(row),
    deadline: row.deadline,
    priority: row.priority,
    state: row.state,
    overdue: isOverdue(row.state, row.deadline, viewer.today),
    meeting: presentMeeting(row),
    ...(row.meeting_closed && { isOfClosedMeeting: true as const }),
    isSample: row.is_sample,
    declineReason: row.decline_reason ?? '',
    extension: presentExtension(row),
    source: presentSource(row),
    can: {
      accept: actionItemPolicy.accept(standing) === null,
      decline: actionItemPolicy.decline(standing) === null,
      edit: actionItemPolicy.edit(standing) === null,
      progress: actionItemPolicy.progress(standing) === null,
      requestExtension: actionItemPolicy.requestExtension(standing) === null,
      answerExtension: row.asked_at !== null && actionItemPolicy.answerExtension(standing) === null,
    },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}

// The assignee of an item sees it without its meeting where they may not view that meeting.
const presentMeeting = ({ meeting_id: id, meeting_title: title, meeting_visible: visible }: ItemRow) =>
  visible && id !== null && title !== null ? { id, title } : null;

/** Who may not view the meeting of an item reads nothing of who was in it. */
export const mayNamePeople = ({
  meeting_id,
  meeting_visible,
}: Pick<ItemRow, 'meeting_id' | 'meeting_visible'>): boolean => meeting_id === null || meeting_visible;

/** Who gave an item to its assignee; null where they did so themselves, or the reader may not know. */
export const giverOf = (row: ItemRow): string | null =>
  row.created_by !== row.assignee_id && mayNamePeople(row) ? row.giver_display : null;

const presentSource = (row: ItemRow) =>
  row.meeting_visible && row.transcript_id !== null && row.transcript_version !== null
    ? { transcriptId: row.transcript_id, version: row.transcript_version, evidence: row.evidence }
    : null;

const presentExtension = ({ asked_deadline: deadline, asked_reason: reason, asked_at: at }: ItemRow) =>
  deadline !== null && at !== null ? { deadline, reason: reason ?? '', requestedAt: at.toISOString() } : null;
