import { dayInDigits } from '@hopgon/contract/time/format-local';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

interface EscalatedItem {
  readonly title: string;
  /** Null where it is nobody's. */
  readonly assigneeName: string | null;
  /** Whether its assignee accepted it. */
  readonly isTaken: boolean;
  readonly deadline: string;
  readonly isOfMeeting: boolean;
  /** Of a closed meeting the mail says only that there is one. */
  readonly isClosed: boolean;
}

interface Reader {
  readonly readerName: string;
  readonly companyName: string;
  /** Working days after the deadline. */
  readonly days: number;
  /** The address of the app. */
  readonly site: string;
}

/** Mails stay readable; the rest is counted. */
const mostLines = 20;

/** 'Mai', 'giao Mai, chưa ai nhận', 'chưa ai nhận' */
const takerOf = ({ assigneeName, isTaken }: EscalatedItem): string => {
  if (isTaken && assigneeName !== null) return assigneeName;
  return assigneeName === null ? 'chưa ai nhận' : `giao ${assigneeName}, chưa ai nhận`;
};

const lineOf = (item: EscalatedItem): string => {
  const due = `hạn ${dayInDigits(item.deadline)}`;
  if (item.isClosed) return `Một việc của buổi họp kín, ${item.isTaken ? '' : 'chưa ai nhận, '}${due}`;
  return `${item.title} (${takerOf(item)}, ${due})`;
};

/** The pages these items stand on: the board of meetings, and one's own tasks for what was given outside of them. */
const linksTo = (items: readonly EscalatedItem[], site: string): MailPart[] => [
  ...(items.some(({ isOfMeeting }) => isOfMeeting)
    ? [
        {
          is: 'link',
          words: 'Mở bảng theo dõi kết luận',
          address: `${site}/meetings/follow-ups?tinhtrang=overdue`,
        } as const,
      ]
    : []),
  ...(items.some(({ isOfMeeting }) => !isOfMeeting)
    ? [{ is: 'link', words: 'Mở việc bạn giao', address: `${site}/meetings/my-tasks` } as const]
    : []),
];

export function composeEscalationMail(
  items: readonly EscalatedItem[],
  { readerName, companyName, days, site }: Reader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const lines = items.map(lineOf);
  const rest = lines.length - mostLines;
  return {
    subject: `${items.length} việc đã quá hạn từ ${days} ngày làm việc trở lên`,
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      {
        is: 'words',
        text: 'Những việc sau thuộc cuộc họp bạn chủ trì hoặc do bạn giao, đã quá hạn mà chưa xong.',
      },
      {
        is: 'list',
        title: 'Việc quá hạn',
        items: [...lines.slice(0, mostLines), ...(rest > 0 ? [`và ${rest} việc khác`] : [])],
      },
      ...linksTo(items, site),
      { is: 'words', text: closing(companyName) },
    ],
  };
}
