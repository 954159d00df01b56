import { demand } from '@hopgon/contract/failure';
import type { createMeeting as route } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { announceMeeting } from './announce-meeting.ts';
import { demandFreeTime, refusingOverlaps } from './demand-free-time.ts';
import { demandMembers } from './demand-members.ts';
import { guestsRefusal } from './guests.rules.ts';
import { guestStore } from './guests.store.ts';
import { noteChange } from './meeting-history.ts';
import { wakeMeeting } from './meeting-news.ts';
import { presentMeeting } from './meetings.presenter.ts';
import { arrangePeople, type Invited, mailsLeaveAt, type Times, timesRefusal } from './meetings.rules.ts';
import { findWritten, type MeetingRow, meetingStore } from './meetings.store.ts';
import { participantStore } from './participants.store.ts';
import { settlePlace } from './place.ts';

type Body = BodyOf<typeof route>;
type Core = 'title' | 'goal' | 'type' | 'startsAt' | 'endsAt' | 'location' | 'visibility' | 'participants';

export type NewMeeting = Pick<Body, Core> &
  Partial<Omit<Body, Core>> & {
    /** When the mails may leave; at once when not given. */
    readonly sendAfter?: Date | undefined;
    /** Where it must be known beforehand. */
    readonly id?: string | undefined;
    /** Of which series it is, and when that has it begin. */
    readonly series?: { readonly id: string; readonly start: Date } | undefined;
    /** It takes up nobody's time. */
    readonly isSample?: boolean | undefined;
    /** Nobody is told: whoever makes many at once tells of them together. */
    readonly silent?: boolean | undefined;
  };

type CreateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/** Creates a meeting and invites its people, unless it is a draft; whoever creates it chairs it unless another does. */
export function createMeeting(
  world: CreateWorld,
  scope: CompanyScope,
  { sendAfter, undoable, notify, id = world.newId(), silent = false, ...input }: NewMeeting,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return refusingOverlaps(() =>
    scope.transaction(async (tx) => {
      const meeting = await insertMeeting(world, tx, { ...input, id });
      await noteChange(world, tx, meeting, { kind: 'created', by: actorId });
      const leaveAt = mailsLeaveAt({ sendAfter, undoable }, world.clock.now());
      if (!meeting.is_draft && !silent)
        await announceMeeting(world, tx, meeting, { sendAfter: leaveAt, notify });
      wakeMeeting(world, tx, meeting);
      return presentMeeting(meeting, actorId, world.clock.now());
    }),
  );
}

type Inserted = Omit<NewMeeting, 'sendAfter' | 'silent' | 'undoable' | 'notify'> & { readonly id: string };

async function insertMeeting(world: CreateWorld, tx: CompanyScope, input: Inserted): Promise<MeetingRow> {
  const { userId } = tx.actor;
  const times = { startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
  demand(timesRefusal(times) ?? guestsRefusal(input.guests ?? []));
  const people = arrangePeople(userId, input.participants);
  await demandMembers(tx, people);
  await insertRow(world, tx, input, { times, people });
  const { companyId } = await tx.entry();
  await participantStore.insert(
    tx.db,
    { companyId, now: world.clock.now() },
    people.map((person) => ({
      meeting_id: input.id,
      user_id: person.userId,
      role: person.role,
      answer: person.userId === userId ? ('accepted' as const) : ('waiting' as const),
    })),
  );
  const guests = (input.guests ?? []).map((guest) => ({
    ...guest,
    company_id: companyId,
    meeting_id: input.id,
    id: world.newId(),
  }));
  await guestStore.insert(tx.db, guests);
  return findWritten(tx.db, input.id);
}

async function insertRow(
  world: CreateWorld,
  tx: CompanyScope,
  {
    id,
    title,
    kind = 'other',
    goal,
    type,
    location,
    visibility,
    isDraft = false,
    isSample = false,
    allowClashes = false,
    series,
    ...wanted
  }: Inserted,
  { times, people }: { readonly times: Times; readonly people: readonly Invited[] },
): Promise<void> {
  const { companyId, timeZone } = await tx.entry();
  const nowhere = { time_zone: timeZone, join_url: '', room_id: null, room_name: null };
  const { room_name: _, ...place } = await settlePlace(world, tx, nowhere, wanted);
  const userIds = people.filter(({ role }) => role !== 'informed').map(({ userId }) => userId);
  if (!isDraft && !isSample)
    await demandFreeTime(world, tx, { times, userIds, roomId: place.room_id, allowClashes });
  const now = world.clock.now();
  await meetingStore.insert(tx.db, {
    ...{ title, kind, goal, type, location, visibility, ...place },
    company_id: companyId,
    id,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    is_draft: isDraft,
    is_sample: isSample,
    series_id: series?.id ?? null,
    series_start: series?.start ?? null,
    created_by: tx.actor.userId,
    created_at: now,
    updated_at: now,
  });
}
