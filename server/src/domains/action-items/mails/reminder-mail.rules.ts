import { dayInDigits } from '@hopgon/contract/time/format-local';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

export interface RemindedItem {
  readonly title: string;
  readonly deadline: string | null;
  readonly isOverdue: boolean;
  /** Of a closed meeting the mail says only that there is one. */
  readonly isClosed: boolean;
}

interface Reminding {
  readonly readerName: string;
  readonly actorName: string;
  readonly companyName: string;
  readonly link: string;
}

/** Mails stay readable; the rest is counted. */
const mostLines = 20;

const lineOf = ({ title, deadline, isOverdue, isClosed }: RemindedItem): string => {
  const day = deadline ? `, ${isOverdue ? 'quá hạn từ' : 'hạn'} ${dayInDigits(deadline)}` : '';
  return `${isClosed ? 'Một việc của buổi họp kín' : title}${day}`;
};

export function composeReminderMail(
  items: readonly RemindedItem[],
  { readerName, actorName, companyName, link }: Reminding,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const lines = items.map(lineOf);
  const rest = lines.length - mostLines;
  // A mail about closed meetings alone names nobody.
  const by = items.every(({ isClosed }) => isClosed) ? 'Họp Gọn' : actorName;
  return {
    subject: `${by} nhắc bạn ${items.length} việc`,
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      {
        is: 'list',
        title: `${by} nhắc bạn`,
        items: [...lines.slice(0, mostLines), ...(rest > 0 ? [`và ${rest} việc khác`] : [])],
      },
      { is: 'link', words: 'Mở việc của tôi', address: link },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
