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

const subjectOf = (message: unknown): string | null => {
  const subject: unknown = Object(message).subject;
  return typeof subject === 'string' ? subject : null;
};

export const presentFailed = (mail: Failed): FailedMail => ({
  id: mail.id,
  to: mail.address,
  subject: subjectOf(mail.message),
  attempts: mail.attempts,
  createdAt: mail.created_at.toISOString(),
  error: mail.last_error ?? '',
  nextAt: mail.failed_at ? null : mail.send_after.toISOString(),
});
