import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { changeMailsLeaveAt } from '../core/meetings.rules.ts';
import type { GuestRow, MeetingRow, ParticipantRow } from '../core/meetings.store.ts';
import type { MailedSeries } from '../invitations/meeting-mail-draft.rules.ts';
import { type NotifiedChange, notifiedChanges } from '../invitations/notified-changes.rules.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import { readUndone } from '../undo/read-undone.ts';
import { buildChangeNews } from './build-change-news.ts';

interface NewsOfChange {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly toNotify: readonly NotifiedChange[];
  readonly toMail: readonly NotifiedChange[];
  readonly to: readonly ParticipantRow[];
  readonly guests: readonly GuestRow[];
  /** Where it is about a whole series. */
  readonly series?: MailedSeries | undefined;
  readonly partedFrom?: string | undefined;
}

/** Notifies people of a meeting of what is different in it, by bell and by mail. */
export async function notifyChange(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  { before, after, toNotify, toMail, to, guests, series, partedFrom }: NewsOfChange,
): Promise<void> {
  const changes = notifiedChanges(toNotify, toMail);
  if (changes.length === 0) return;
  const actorId = tx.actor.userId;
  await world.bus.emit(tx, 'meetings.changed', {
    ...(series && { isOfSeries: true }),
    ...buildChangeNews(before, after, actorId),
    userIds: to.map((person) => person.user_id),
    changes,
    undone: await readUndone(tx, after.id),
  });
  if (toMail.length === 0) return;
  await sendMeetingMails(world, tx, after, {
    actorId,
    occasion: { kind: 'changed', changes: toMail },
    sendAfter: changeMailsLeaveAt(world.clock.now()),
    ...{ to, guests, series, partedFrom },
  });
}
