import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { changeMailsLeaveAt } from '../../core/meetings.rules.ts';
import type { MeetingRow } from '../../core/meetings.store.ts';
import type { MailedSeries, Occasion } from '../../invitations/meeting-mail-draft.rules.ts';
import { notifiedChanges } from '../../invitations/notified-changes.rules.ts';
import { sendMeetingMails } from '../../invitations/send-meeting-mails.ts';
import { notifyGuests } from '../../people/notify-guests.ts';
import { notifyPeople } from '../../people/notify-people.ts';
import { readUndone } from '../../undo/read-undone.ts';
import { buildChangeNews } from '../../updates/build-change-news.ts';
import type { UpdatePlan } from '../../updates/build-update-plan.ts';

interface Changed {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly plan: UpdatePlan;
  readonly series: MailedSeries;
  /** It is at other times, or another series than calendars know. */
  readonly retimed: boolean;
  readonly partedFrom: string | undefined;
  readonly notify: boolean | undefined;
}

/** Notifies the people of a series of a change, by the one of its meetings that was changed. */
export async function notifySeriesChange(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  { before, after, plan, series, retimed, partedFrom, notify }: Changed,
): Promise<void> {
  const actorId = tx.actor.userId;
  const { people, guests } = plan;
  const toMail = retimed && plan.toMail.length === 0 ? (['time'] as const) : plan.toMail;
  const changes = notifiedChanges(plan.toNotify, toMail);
  if (changes.length > 0) {
    const added = people.added.map(({ userId }) => userId);
    const to = after.participants.filter(({ user_id: userId }) => !added.includes(userId));
    const newly = guests.added.map(({ email }) => email);
    const outside = after.guests.filter(({ email }) => !newly.includes(email));
    const userIds = to.map((person) => person.user_id);
    const undone = await readUndone(tx, after.id);
    await world.bus.emit(tx, 'meetings.changed', {
      isOfSeries: true,
      ...buildChangeNews(before, after, actorId),
      userIds,
      changes,
      undone,
    });
    const occasion: Occasion = { kind: 'changed', changes: toMail };
    const sendAfter = changeMailsLeaveAt(world.clock.now());
    const by = { actorId, occasion, series, partedFrom, sendAfter };
    if (toMail.length > 0) await sendMeetingMails(world, tx, after, { ...by, to, guests: outside });
  }
  await notifyPeople(world, tx, { before, after, people, series, notify });
  await notifyGuests(world, tx, { before, after, changes: guests, series, notify });
}
