import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildMeetingNews } from '../core/build-meeting-news.ts';
import { changeMailsLeaveAt, type PeopleChanges } from '../core/meetings.rules.ts';
import type { MeetingRow, ParticipantRow } from '../core/meetings.store.ts';
import type { MailedSeries } from '../invitations/meeting-mail-draft.rules.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';

interface Notice {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly people: PeopleChanges;
  /** Where the mails are about a whole series. */
  readonly series?: MailedSeries | undefined;
  /** `false`: who is new or has another part is not mailed. */
  readonly notify?: boolean | undefined;
}

/** Notifies added and removed people and those with another role, by bell and by mail; the others get nothing. */
export async function notifyPeople(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  { before, after, people, series, notify = true }: Notice,
): Promise<void> {
  const { userId: actorId } = tx.actor;
  const news = {
    ...buildMeetingNews(after, actorId),
    actorName: buildMeetingNews(before, actorId).actorName,
    isOfSeries: series !== undefined,
  };
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
