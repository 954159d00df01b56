import { demand } from '@hopgon/contract/failure';
import type { createMeeting as route } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { demandMembers } from './demand-members.ts';
import { mailMeeting } from './mail-meeting.ts';
import { newsOf, wakeMeeting } from './meeting-news.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { arrangePeople, timesRefusal } from './meetings.rules.ts';
import { type MeetingRow, meetingStore } from './meetings.store.ts';

export type NewMeeting = BodyOf<typeof route> & {
  /** When the mails may leave; at once when not given. */
  readonly sendAfter?: Date | undefined;
  /** Where it must be known beforehand. */
  readonly id?: string | undefined;
};

/** Creates a meeting in the company's zone and invites its people; whoever creates it chairs it unless another does. */
export async function createMeeting(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { sendAfter, id = world.newId(), ...input }: NewMeeting,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return scope.transaction(async (tx) => {
    const meeting = await insertMeeting(world, tx, { ...input, id });
    await world.bus.emit(tx, 'meetings.created', newsOf(meeting, actorId));
    await world.bus.emit(tx, 'meetings.invited', newsOf(meeting, actorId));
    await mailMeeting(world, tx, meeting, { actorId, occasion: { kind: 'invited' }, sendAfter });
    wakeMeeting(world, tx, meeting);
    return presentMeeting(meeting, actorId, world.clock.now());
  });
}

async function insertMeeting(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { id, startsAt, endsAt, participants, ...details }: BodyOf<typeof route> & { readonly id: string },
): Promise<MeetingRow> {
  const { companyId, timeZone } = await tx.entry();
  const { userId } = tx.actor;
  const now = world.clock.now();
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  demand(timesRefusal(times));
  const people = arrangePeople(userId, participants);
  await demandMembers(tx, people);
  await meetingStore.insert(tx.db, {
    ...details,
    company_id: companyId,
    id,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    time_zone: timeZone,
    created_by: userId,
    created_at: now,
    updated_at: now,
  });
  await meetingStore.insertParticipants(
    tx.db,
    { companyId, id, now },
    people.map((person) => ({
      user_id: person.userId,
      role: person.role,
      answer: person.userId === userId ? ('accepted' as const) : ('waiting' as const),
    })),
  );
  const meeting = await meetingStore.find(tx.db, id);
  if (!meeting) throw new Error(`meeting ${id} vanished in its own transaction`);
  return meeting;
}
