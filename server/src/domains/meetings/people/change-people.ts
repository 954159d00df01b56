import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { newsOf } from '../core/meeting-news.ts';
import {
  changeMailsLeaveAt,
  type Invited,
  type PeopleChanges,
  peopleChanges,
  rearrangePeople,
} from '../core/meetings.rules.ts';
import type { MeetingRow, ParticipantRow } from '../core/meetings.store.ts';
import type { SeriesTold } from '../invitations/meeting-mail-draft.rules.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { participantStore } from './participants.store.ts';
import { requireMembers } from './require-members.ts';

const invitedOf = ({ participants }: MeetingRow): Invited[] =>
  participants.map(({ user_id: userId, role }) => ({ userId, role }));

/** What becomes of a meeting's people when `named` are to take part; nothing is written yet. */
export const planPeople = (before: MeetingRow, named: readonly Invited[]): PeopleChanges => {
  const now = invitedOf(before);
  return peopleChanges(now, rearrangePeople(now, named, before.created_by));
};

export const changesAnybody = ({ added, removed, moved }: PeopleChanges): boolean =>
  added.length + removed.length + moved.length > 0;

interface ChangedPeople {
  readonly meetingId: string;
  readonly people: PeopleChanges;
}

/**
 * Writes what becomes of the people of one or many meetings; whoever is new is an active member, and comes if it was they
 * who put themselves in.
 */
export async function writePeople(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  changed: readonly ChangedPeople[],
): Promise<void> {
  const { db, actor } = tx;
  const all = changed.filter(({ people }) => changesAnybody(people));
  if (all.length === 0) return;
  const added = all.flatMap(({ meetingId, people }) => people.added.map((part) => ({ ...part, meetingId })));
  const moved = all.flatMap(({ meetingId, people }) => people.moved.map((part) => ({ ...part, meetingId })));
  const removed = all.flatMap(({ meetingId, people }) =>
    people.removed.map((userId) => ({ userId, meetingId })),
  );
  await requireMembers(tx, added);
  await participantStore.remove(db, removed);
  // At no moment may there be two chairs.
  for (const isChair of [false, true]) {
    const parts = moved.filter(({ role }) => (role === 'chair') === isChair);
    await participantStore.setRoles(db, parts);
  }
  const { companyId } = await tx.entry();
  await participantStore.insert(
    db,
    { companyId, now: world.clock.now() },
    added.map(({ meetingId, userId, role }) => ({
      meeting_id: meetingId,
      user_id: userId,
      role,
      answer: userId === actor.userId ? ('accepted' as const) : ('waiting' as const),
    })),
  );
}

interface Told {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly people: PeopleChanges;
  /** Where the mails tell of a whole series. */
  readonly series?: SeriesTold | undefined;
  /** `false`: who is new or has another part is not mailed. */
  readonly notify?: boolean | undefined;
}

/** Tells the new, the missing and those with another part, by bell and by mail; nobody else is bothered. */
export async function tellPeople(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  { before, after, people, series, notify = true }: Told,
): Promise<void> {
  const { userId: actorId } = tx.actor;
  const news = { ...newsOf(after, actorId), actorName: newsOf(before, actorId).actorName };
  const among = (rows: readonly ParticipantRow[], userIds: readonly string[]) =>
    rows.filter(({ user_id: userId }) => userId !== actorId && userIds.includes(userId));
  const idsOf = (rows: readonly { readonly user_id: string }[]) => rows.map((row) => row.user_id);
  const added = among(
    after.participants,
    people.added.map(({ userId }) => userId),
  );
  const removed = among(before.participants, people.removed);
  const moved = among(
    after.participants,
    people.moved.map(({ userId }) => userId),
  );
  await world.bus.emit(tx, 'meetings.invited', { ...news, userIds: idsOf(added) });
  if (removed.length > 0)
    await world.bus.emit(tx, 'meetings.uninvited', { ...news, userIds: idsOf(removed) });
  for (const person of moved) {
    await world.bus.emit(tx, 'meetings.role-changed', {
      ...news,
      userIds: [person.user_id],
      role: person.role,
    });
  }
  const by = { actorId, series, sendAfter: changeMailsLeaveAt(world.clock.now()) };
  await sendMeetingMails(world, tx, after, { ...by, occasion: { kind: 'uninvited' }, to: removed });
  if (!notify) return;
  await sendMeetingMails(world, tx, after, { ...by, occasion: { kind: 'invited' }, to: added });
  await sendMeetingMails(world, tx, after, { ...by, occasion: { kind: 'role' }, to: moved });
}
