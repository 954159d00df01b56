import type { Card } from '@hopgon/contract/chat/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { createActionItem } from '../action-items/create-action-item.ts';
import { createMeeting } from '../meetings/core/create-meeting.ts';
import { createSeries } from '../meetings/series/create-series.ts';
import { draftMinutes } from '../minutes/document/draft-minutes.ts';
import { capitalize } from './render/capitalize.rules.ts';

export type ChangeWorld = Pick<
  World,
  'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'minutesReader' | 'newId'
>;

/** Does what a card said, with the rights its person has now; mails leave after `sendAfter`. */
export async function applyChange(
  world: ChangeWorld,
  scope: CompanyScope,
  change: Card['change'],
  sendAfter: Date,
): Promise<{ meetingId: string | null; actionItemId: string | null }> {
  if (change.kind === 'meeting') {
    return { meetingId: await makeMeeting(world, scope, change, sendAfter), actionItemId: null };
  }
  if (change.kind === 'minutes') {
    await draftMinutes(world, scope, { meetingId: change.meetingId });
    return { meetingId: null, actionItemId: null };
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

/** One meeting, or a series of them; answers the id of the first. */
async function makeMeeting(
  world: ChangeWorld,
  scope: CompanyScope,
  change: Extract<Card['change'], { kind: 'meeting' }>,
  sendAfter: Date,
): Promise<string> {
  const { title, goal, startsAt, endsAt, timeZone, location, people, recurrence } = change;
  const wanted = {
    title,
    goal: capitalize(goal),
    type: 'in-person' as const,
    startsAt,
    endsAt,
    location,
    visibility: 'invited' as const,
    // The card showed what it clashes with.
    allowClashes: true,
    participants: people.map(({ userId }) => ({ userId, role: 'attendee' as const })),
    sendAfter,
  };
  const { id } = recurrence
    ? await createSeries(world, scope, { ...wanted, ...plain, timeZone, recurrence })
    : await createMeeting(world, scope, wanted);
  return id;
}

/** What a card says nothing of. */
const plain = { kind: 'other' as const, joinUrl: '', makeJoinUrl: false, roomId: null, guests: [] };
