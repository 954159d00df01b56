import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { changeMailsLeaveAt } from '../core/meetings.rules.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { MailedSeries } from '../invitations/meeting-mail-draft.rules.ts';
import { sendMeetingMails } from '../invitations/send-meeting-mails.ts';
import type { GuestChanges } from './guests.rules.ts';

interface Notice {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  readonly changes: GuestChanges;
  /** Where the mails are about a whole series. */
  readonly series?: MailedSeries | undefined;
  /** `false`: who has another part is not mailed; an invitation always is, for guests see none in the app. */
  readonly notify?: boolean | undefined;
}

/** Mails added and removed guests and those with another role; the others get nothing. */
export async function notifyGuests(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  { before, after, changes, series, notify = true }: Notice,
): Promise<void> {
  const by = { actorId: tx.actor.userId, to: [], series, sendAfter: changeMailsLeaveAt(world.clock.now()) };
  const emails = changes.added.map(({ email }) => email);
  const added = after.guests.filter(({ email }) => emails.includes(email));
  const gone = changes.removed.map(({ id }) => id);
  const removed = before.guests.filter(({ id }) => gone.includes(id));
  const moved = changes.changed.filter(({ before: was, after: is }) => was.role !== is.role);
  const others = after.guests.filter(({ id }) => moved.some((one) => one.before.id === id));
  await sendMeetingMails(world, tx, after, { ...by, occasion: { kind: 'invited' }, guests: added });
  await sendMeetingMails(world, tx, after, { ...by, occasion: { kind: 'uninvited' }, guests: removed });
  if (notify) await sendMeetingMails(world, tx, after, { ...by, occasion: { kind: 'role' }, guests: others });
}
