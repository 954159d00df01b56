import { cleanEmail, isEmail } from '../../lib/is-email.ts';

const mostInvited = 20;

export interface WrittenEmails {
  /** Each once, in the order they were written. */
  readonly emails: readonly string[];
  /** Why they cannot be sent to. */
  readonly problem: string | null;
}

/** Reads addresses as people paste them: with commas, semicolons, spaces, or one a line. */
export function readEmails(text: string): WrittenEmails {
  const emails = [...new Set(text.split(/[\s,;]+/).map(cleanEmail))].filter((email) => email !== '');
  const wrong = emails.find((email) => !isEmail(email));
  if (emails.length === 0) return { emails, problem: 'Hãy nhập ít nhất một email' };
  if (wrong !== undefined) return { emails, problem: `“${wrong}” không phải là email` };
  return { emails, problem: emails.length > mostInvited ? `Mời tối đa ${mostInvited} người một lần` : null };
}

/** What an invitation came to, in words. */
export function invitedWords({
  invited,
  known,
  waitsForVerification,
}: {
  readonly invited: readonly string[];
  readonly known: readonly string[];
  readonly waitsForVerification: boolean;
}): string {
  const already = known.length > 0 ? `${known.join(', ')} đã ở trong công ty hoặc đang chờ duyệt.` : '';
  if (invited.length === 0) return already;
  const sent = waitsForVerification
    ? `Lời mời đến ${invited.length} người sẽ được gửi khi bạn xác nhận email của mình, bằng liên kết trong thư đã gửi cho bạn.`
    : `Đã gửi lời mời đến ${invited.length} người.`;
  return [sent, already].filter((part) => part !== '').join(' ');
}
