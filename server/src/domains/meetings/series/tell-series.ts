import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { newsOf } from '../core/meeting-news.ts';
import { changeMailsLeaveAt, type Leaving, mailsLeaveAt } from '../core/meetings.rules.ts';
import { findWritten, type MeetingRow } from '../core/meetings.store.ts';
import type { Plan } from '../core/plan-update.ts';
import { readUndone } from '../core/read-undone.ts';
import type { Occasion, SeriesTold } from '../invitations/meeting-mail-draft.rules.ts';
import { notifiedChanges } from '../invitations/notified-changes.rules.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { tellGuests } from '../people/change-guests.ts';
import { tellPeople } from '../people/change-people.ts';
import { seriesMeetingStore } from './series-meetings.store.ts';

export type { SeriesTold } from '../invitations/meeting-mail-draft.rules.ts';

type TellWorld = Pick<World, 'bus' | 'clock' | 'newId'>;

/** Tells the people of a meeting that there is a series of it: once, by bell and by mail. */
export async function announceSeries(
  world: TellWorld,
  tx: CompanyScope,
  meetingId: string,
  { series, notify, ...leaving }: Leaving & { readonly series: SeriesTold; readonly notify: boolean },
): Promise<void> {
  const actorId = tx.actor.userId;
  const sendAfter = mailsLeaveAt(leaving, world.clock.now());
  const meeting = await findWritten(tx.db, meetingId);
  await world.bus.emit(tx, 'meetings.created', newsOf(meeting, actorId));
  await world.bus.emit(tx, 'meetings.invited', newsOf(meeting, actorId));
  const occasion = { kind: 'invited' as const };
  const to = notify ? undefined : [];
  await sendMeetingMails(world, tx, meeting, {
    ...{ actorId, occasion, sendAfter, series, to },
    guests: meeting.guests,
    isFirst: true,
  });
}

/** Tells calendars that a series ends earlier, where its people hear more of what follows by another mail. */
export async function tellEarlierEnd(
  world: TellWorld,
  tx: CompanyScope,
  meetingId: string,
  series: SeriesTold,
): Promise<void> {
  await seriesMeetingStore.raiseSequence(tx.db, series);
  const meeting = await findWritten(tx.db, meetingId);
  const occasion = { kind: 'parted' as const };
  const sendAfter = changeMailsLeaveAt(world.clock.now());
  await sendMeetingMails(world, tx, meeting, { actorId: tx.actor.userId, occasion, series, sendAfter });
}

interface Changed {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly plan: Plan;
  readonly series: SeriesTold;
  /** It is at other times, or another series than calendars know. */
  readonly retimed: boolean;
  readonly partedFrom: string | undefined;
  readonly notify: boolean | undefined;
}

/** Tells the people of a series what changed, by the one of its meetings that was changed. */
export async function tellSeriesChange(
  world: TellWorld,
  tx: CompanyScope,
  { before, after, plan, series, retimed, partedFrom, notify }: Changed,
): Promise<void> {
  const actorId = tx.actor.userId;
  const { people, guests } = plan;
  const toMail = retimed && plan.toMail.length === 0 ? (['time'] as const) : plan.toMail;
  const changes = notifiedChanges(plan.toTell, toMail);
  if (changes.length > 0) {
    const added = people.added.map(({ userId }) => userId);
    const to = after.participants.filter(({ user_id: userId }) => !added.includes(userId));
    const newly = guests.added.map(({ email }) => email);
    const outside = after.guests.filter(({ email }) => !newly.includes(email));
    const userIds = to.map((person) => person.user_id);
    const undone = await readUndone(tx, after.id);
    await world.bus.emit(tx, 'meetings.changed', { ...newsOf(after, actorId), userIds, changes, undone });
    const occasion: Occasion = { kind: 'changed', changes: toMail };
    const sendAfter = changeMailsLeaveAt(world.clock.now());
    const by = { actorId, occasion, series, partedFrom, sendAfter };
    if (toMail.length > 0) await sendMeetingMails(world, tx, after, { ...by, to, guests: outside });
  }
  await tellPeople(world, tx, { before, after, people, series, notify });
  await tellGuests(world, tx, { before, after, changes: guests, series, notify });
}
