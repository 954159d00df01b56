import { demand } from '@hopgon/contract/failure';
import type { createMeeting as route } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { resolveTimeZone } from '../../companies/days/resolve-time-zone.ts';
import { recordChange } from '../history/record-change.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import { presentMeeting } from '../meetings.presenter.ts';
import { guestsRefusal } from '../people/guests.rules.ts';
import { guestStore } from '../people/guests.store.ts';
import { participantStore } from '../people/participants.store.ts';
import { requireMembers } from '../people/require-members.ts';
import { rejectOverlaps } from '../time/reject-overlaps.ts';
import { requireFreeTime } from '../time/require-free-time.ts';
import { type MeetingLocation, resolveLocation } from '../time/resolve-location.ts';
import { arrangePeople, type Invited, mailsLeaveAt, type Times, timesRefusal } from './meetings.rules.ts';
import { findWritten, type MeetingRow, meetingStore } from './meetings.store.ts';
import { notifyMeetingViewers } from './notify-meeting-viewers.ts';

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
    /** Notifies nobody: a caller that creates many meetings notifies of them together. */
    readonly silent?: boolean | undefined;
  };

type CreateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/** Creates a meeting and invites its people, unless it is a draft; its creator chairs it unless another does. */
export function createMeeting(
  world: CreateWorld,
  scope: CompanyScope,
  { sendAfter, undoable, notify, id = world.newId(), silent = false, ...input }: NewMeeting,
): Promise<Meeting> {
  const actorId = scope.actor.userId;
  return rejectOverlaps(() =>
    scope.transaction(async (tx) => {
      const meeting = await insertMeeting(world, tx, { ...input, id });
      const leaveAt = mailsLeaveAt({ sendAfter, undoable }, world.clock.now());
      if (!meeting.is_draft && !silent)
        await sendInvitations(world, tx, meeting, { sendAfter: leaveAt, notify });
      notifyMeetingViewers(world, tx, meeting);
      return presentMeeting(meeting, actorId, world.clock.now());
    }),
  );
}

type Inserted = Omit<NewMeeting, 'sendAfter' | 'silent' | 'undoable' | 'notify'> & { readonly id: string };

/** Asks for all it must know at once, then writes at once, in this order: each wait for the database costs more than a statement. */
async function insertMeeting(world: CreateWorld, tx: CompanyScope, input: Inserted): Promise<MeetingRow> {
  const times = { startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
  demand(timesRefusal(times) ?? guestsRefusal(input.guests ?? []));
  const people = arrangePeople(tx.actor.userId, input.participants);
  await Promise.all([requireMembers(tx, people), demandTime(world, tx, input, { times, people })]);
  const { companyId, timeZone } = await tx.entry();
  const nowhere = { time_zone: timeZone, join_url: '', room_id: null, room_name: null };
  const place = await resolveLocation(world, tx, nowhere, input);
  const created = { company_id: companyId, id: input.id, version: 1 };
  const [meeting] = await Promise.all([
    insertRows(world, tx, input, { companyId, times, place, people }),
    recordChange(world, tx, created, { kind: 'created', by: tx.actor.userId }),
  ]);
  return meeting;
}

type Planned = { readonly times: Times; readonly people: readonly Invited[] };

async function demandTime(
  world: CreateWorld,
  tx: CompanyScope,
  { isDraft, isSample, timeZone, roomId = null, allowClashes = false }: Inserted,
  { times, people }: Planned,
): Promise<void> {
  if (isDraft || isSample) return;
  const userIds = people.filter(({ role }) => role !== 'informed').map(({ userId }) => userId);
  const zone = await resolveTimeZone(tx, timeZone);
  await requireFreeTime(world, tx, { times, timeZone: zone, userIds, roomId, allowClashes });
}

type Placed = Planned & { readonly companyId: string; readonly place: MeetingLocation };

async function insertRows(
  world: CreateWorld,
  tx: CompanyScope,
  { guests = [], ...input }: Inserted,
  { companyId, times, place, people }: Placed,
): Promise<MeetingRow> {
  const of = { company_id: companyId, meeting_id: input.id };
  const now = world.clock.now();
  const participants = people.map(({ userId, role }) => ({
    meeting_id: input.id,
    user_id: userId,
    role,
    answer: userId === tx.actor.userId ? ('accepted' as const) : ('waiting' as const),
  }));
  const written = await Promise.all([
    meetingStore.insert(tx.db, {
      ...meetingRowOf(input, times, place),
      company_id: companyId,
      created_by: tx.actor.userId,
      created_at: now,
      updated_at: now,
    }),
    participantStore.insert(tx.db, { companyId, now }, participants),
    guestStore.insert(
      tx.db,
      guests.map((guest) => ({ ...guest, ...of, id: world.newId() })),
    ),
    findWritten(tx.db, input.id),
  ]);
  return written[3];
}

const meetingRowOf = (
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
    series,
  }: Inserted,
  { startsAt, endsAt }: Times,
  { room_name: _, ...place }: MeetingLocation,
) => ({
  ...{ id, title, kind, goal, type, location, visibility, ...place },
  starts_at: startsAt,
  ends_at: endsAt,
  is_draft: isDraft,
  is_sample: isSample,
  series_id: series?.id ?? null,
  series_start: series?.start ?? null,
});
