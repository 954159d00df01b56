import { Failure } from '@hopgon/contract/failure';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readMailbox } from '../../users/read-mailbox.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { buildFileFacts } from '../files/build-file-facts.ts';
import { fileName } from '../files/file-name.rules.ts';
import { limitMinutesMails } from '../minutes.limits.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { listRecipients } from './list-recipients.ts';
import { minutesMail } from './minutes-mail.rules.ts';

type DeliveryWorld = MinutesWorld & Pick<World, 'config' | 'limiter' | 'storage'>;

interface MinutesMailing extends EditionParams {
  readonly message: string;
}

/** Mails adopted minutes to the people of the meeting, because somebody who edits them asked; never to the asker. */
export function sendMinutes(
  world: DeliveryWorld,
  scope: CompanyScope,
  { meetingId, edition, message }: MinutesMailing,
): Promise<{ sent: number }> {
  return scope.transaction(async (tx) => {
    const { row, meeting } = await requireMinutes(tx, {
      ...{ meetingId, edition, meetingRight: 'edit', lock: true },
      right: minutesPolicy.deliver,
    });
    await limitMinutesMails(world.limiter, meetingId);
    const isClosed = meeting.visibility === 'closed';
    const asker = await readMailbox(tx, tx.actor.userId);
    const minutes = {
      ...{ facts: await buildFileFacts(tx, row.id), isClosed, message, by: asker?.name ?? 'Thư ký' },
      link: `${world.config.publicUrl}/meetings/${meetingId}?tab=bien-ban`,
    };
    const recipients = await listRecipients(tx, meetingId, isClosed);
    const hasGuests = recipients.some(({ userId }) => userId === null);
    const file = hasGuests
      ? await attachmentOf(world, row.signed_file_id ?? row.pdf_file_id, row.title)
      : null;
    const mails = recipients.map(({ name, address, userId }) => {
      const isMember = userId !== null;
      const { subject, parts } = minutesMail(minutes, { name, isMember });
      return {
        to: [{ name, address }],
        ...(asker && { replyTo: asker }),
        subject,
        ...writeMail(parts),
        subjectId: meetingId,
        ...(!isMember && { guestOf: tx.actor.userId, ...(file && { attachments: [file] }) }),
      };
    });
    await queueMails(tx, world, { companyId: row.company_id }, mails);
    await completeMinutesChange(world, tx, {
      row,
      changes: [{ act: 'sent', after: `${mails.length} người` }],
    });
    return { sent: mails.length };
  });
}

async function attachmentOf({ storage }: Pick<World, 'storage'>, fileId: string | null, title: string) {
  const stored = fileId === null ? null : ({ folder: 'minutes', id: fileId } as const);
  if (!stored || !(await storage.read(stored))) throw new Failure('minutes_file_lost');
  return {
    filename: `${fileName(`Biên bản - ${title}`)}.pdf`,
    contentType: 'application/pdf',
    stored,
  };
}
