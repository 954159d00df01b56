import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { actionItemStore } from '../action-items.store.ts';
import { assigneeStore } from './assignees.store.ts';

/**
 * Throws unless this person is an active member, who alone may be asked to take a task on, and for a task of a closed meeting
 * one of its people: what is said there is for nobody else.
 */
export async function requireAssignee(
  { db }: Pick<CompanyScope, 'db'>,
  userId: string,
  meetingId: string | null,
): Promise<void> {
  if (!(await actionItemStore.isActiveMember(db, userId))) throw new Failure('participant_not_member');
  if (meetingId !== null && (await assigneeStore.isOutsideClosed(db, userId, meetingId)))
    throw new Failure('assignee_not_in_meeting');
}
