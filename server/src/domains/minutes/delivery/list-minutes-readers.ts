import type { listMinutesReaders as route } from '@hopgon/contract/minutes/delivery/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listMailboxes } from '../../meetings/invitations/list-mailboxes.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { listRecipients } from './list-recipients.ts';
import { readStore } from './reads.store.ts';

/** The members of the meeting, each with when they first opened its minutes, and whom a mail would reach. */
export function listMinutesReaders(
  scope: CompanyScope,
  { meetingId, edition }: EditionParams,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { row, meeting } = await requireMinutes(tx, {
      meetingId,
      edition,
      meetingRight: 'edit',
      right: minutesPolicy.view,
    });
    const reads = new Map((await readStore.list(tx.db, row.id)).map((read) => [read.user_id, read.read_at]));
    const people = await listMailboxes(tx, meetingId);
    const recipients = await listRecipients(tx, meetingId, meeting.visibility === 'closed');
    return {
      readers: people.flatMap(({ userId, name }) =>
        userId === null
          ? []
          : [{ userId, displayName: name, readAt: reads.get(userId)?.toISOString() ?? null }],
      ),
      recipients: recipients.map(({ userId, name, address }) => ({
        displayName: name,
        guestEmail: userId === null ? address : null,
      })),
    };
  });
}
