import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listMailboxes, type MeetingMailbox } from '../../meetings/invitations/list-mailboxes.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';

/** Members who want mails, and guests, who get no mail about a closed meeting; not the sender. */
export async function listRecipients(
  tx: CompanyScope,
  meetingId: string,
  isClosed: boolean,
): Promise<MeetingMailbox[]> {
  const all = (await listMailboxes(tx, meetingId)).filter(
    ({ userId }) => userId !== tx.actor.userId && !(isClosed && userId === null),
  );
  const mailed = await listNotifiedPeople(
    tx,
    { group: 'minutes', channel: 'mail' },
    all.flatMap(({ userId }) => userId ?? []),
  );
  return all.filter(({ userId }) => userId === null || mailed.has(userId));
}
