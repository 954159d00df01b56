import type { Card } from '@hopgon/contract/chat/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { createActionItem } from '../action-items/create-action-item.ts';
import { createMeeting } from '../meetings/create-meeting.ts';

export type ChangeWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/** Does what a card said, with the rights its person has now; mails leave after `sendAfter`. */
export async function makeChange(
  world: ChangeWorld,
  scope: CompanyScope,
  change: Card['change'],
  sendAfter: Date,
): Promise<{ meetingId: string | null; actionItemId: string | null }> {
  if (change.kind === 'meeting') {
    const { title, goal, startsAt, endsAt, location, people } = change;
    const meeting = await createMeeting(world, scope, {
      title,
      goal,
      type: 'in-person',
      startsAt,
      endsAt,
      location,
      visibility: 'invited',
      // The card showed what it clashes with.
      allowClashes: true,
      participants: people.map(({ userId }) => ({ userId, role: 'attendee' })),
      sendAfter,
    });
    return { meetingId: meeting.id, actionItemId: null };
  }
  const { title, assignee, deadline, priority } = change;
  const item = await createActionItem(world, scope, {
    title,
    assigneeId: assignee.userId,
    deadline,
    priority,
    meetingId: null,
  });
  return { meetingId: null, actionItemId: item.id };
}
