import { type WorkChange, workChangeWords } from '@hopgon/contract/action-items/work-change';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

export interface ChangedItem {
  readonly actorName: string;
  /** As it was before; null of a closed meeting, of which the mail names neither the item nor a person. */
  readonly title: string | null;
  readonly change: WorkChange;
}

interface ChangeReader {
  readonly readerName: string;
  readonly companyName: string;
  readonly link: string;
}

/** Mails stay readable; the rest is counted. */
const mostLines = 20;

const lineOf = ({ actorName, title, change }: ChangedItem): string =>
  `${title === null ? 'Một người' : actorName} ${workChangeWords(change, title)}`;

/** The mail about what others changed of the items a person works on. */
export function composeChangeMail(
  items: readonly ChangedItem[],
  { readerName, companyName, link }: ChangeReader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const lines = items.map(lineOf);
  const [only] = lines.length === 1 ? lines : [];
  const rest = lines.length - mostLines;
  return {
    subject: only ?? `${lines.length} việc của bạn vừa thay đổi`,
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      only === undefined
        ? {
            is: 'list',
            title: 'Việc của bạn vừa thay đổi',
            items: [...lines.slice(0, mostLines), ...(rest > 0 ? [`và ${rest} việc khác`] : [])],
          }
        : { is: 'words', text: `${only}.` },
      { is: 'link', words: 'Mở việc của tôi', address: link },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
