import type { FailedMail, MailState, WaitingMails } from '@hopgon/contract/email/schemas';
import type { emailStore } from './email.store.ts';

type Last = NonNullable<Awaited<ReturnType<typeof emailStore.findLast>>>;
type Waiting = Awaited<ReturnType<typeof emailStore.listWaiting>>[number];
type Failed = Awaited<ReturnType<typeof emailStore.listFailed>>[number];

function mailStateOf({
  attempts,
  sent_at: sentAt,
  failed_at: failedAt,
  last_error: error,
}: Last): MailState['state'] {
  if (sentAt) return 'sent';
  if (failedAt) return 'failed';
  return attempts > 0 && error !== null ? 'retrying' : 'queued';
}

export const presentMailState = (mail: Last): MailState => ({
  state: mailStateOf(mail),
  at: (mail.sent_at ?? mail.failed_at ?? mail.created_at).toISOString(),
  error: mail.sent_at ? null : mail.last_error,
});

export const presentWaiting = ({ subject_id, waits_for, count, until }: Waiting): WaitingMails[] =>
  subject_id && waits_for
    ? [
        {
          subjectId: subject_id,
          count: Number(count),
          waitsFor: waits_for,
          until: waits_for === 'limit' ? (until?.toISOString() ?? null) : null,
        },
      ]
    : [];

/** 'khach@doi-tac.example' as '…@doi-tac.example' */
const withoutName = (address: string): string => address.replace(/^.*@/, '…@');

/** Without subject, and of a guest without the name in the address, unless the viewer may find what the mail is about. */
export function presentFailed(mail: Failed): FailedMail {
  const to = mail.is_findable || mail.is_to_member ? mail.address : withoutName(mail.address);
  return {
    id: mail.id,
    to,
    subject: mail.is_findable || mail.subject === null ? mail.subject : 'Thư riêng, không hiện tiêu đề',
    attempts: mail.attempts,
    createdAt: mail.created_at.toISOString(),
    error: (mail.last_error ?? '').replaceAll(mail.address, to),
    nextAt: mail.failed_at ? null : mail.send_after.toISOString(),
    canRetry: mail.can_retry,
  };
}
