import { dayInDigits } from '@hopgon/contract/time/format-local';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

export type ProposedItem =
  | { readonly isClosed: true }
  | {
      readonly isClosed: false;
      readonly title: string;
      readonly deadline: string | null;
      readonly meetingTitle: string | null;
      /** Answers this item, once, without signing in. */
      readonly link: string;
    };

interface Reader {
  readonly readerName: string;
  readonly companyName: string;
  readonly appLink: string;
}

/** Mails stay readable; the rest is counted and answered in the app. */
const mostItems = 10;

const partsOf = (item: ProposedItem): MailPart[] => {
  if (item.isClosed) return [];
  const { title, deadline, meetingTitle, link } = item;
  return [
    {
      is: 'facts',
      facts: [
        ['Việc', title],
        ['Hạn', deadline ? dayInDigits(deadline) : 'Không có hạn'],
        ...(meetingTitle ? [['Từ cuộc họp', meetingTitle] as const] : []),
      ],
    },
    {
      is: 'buttons',
      buttons: [
        { words: 'Nhận việc', address: `${link}&answer=accept`, primary: true },
        { words: 'Từ chối', address: `${link}&answer=decline` },
      ],
    },
    { is: 'link', words: 'Trả lời việc này, không cần đăng nhập', address: link },
  ];
};

function subjectOf(items: readonly ProposedItem[]): string {
  const [only] = items;
  if (items.length > 1 || !only) return `Bạn được giao ${items.length} việc`;
  return only.isClosed ? 'Bạn được giao một việc: Họp kín' : `Bạn được giao việc: ${only.title}`;
}

/** The mail that asks a person whether they take on what was given to them. */
export function composeProposalMail(
  items: readonly ProposedItem[],
  { readerName, companyName, appLink }: Reader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const open = items.filter(({ isClosed }) => !isClosed);
  const closed = items.length - open.length;
  const rest = open.length - mostItems;
  return {
    subject: subjectOf(items),
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      { is: 'words', text: `Bạn được giao ${items.length} việc. Hãy cho biết bạn có nhận hay không.` },
      ...open.slice(0, mostItems).flatMap(partsOf),
      ...(rest > 0 ? [{ is: 'words' as const, text: `Còn ${rest} việc nữa trong Họp Gọn.` }] : []),
      ...(closed > 0
        ? [{ is: 'words' as const, text: `${closed} việc của buổi họp kín chỉ xem được trong Họp Gọn.` }]
        : []),
      { is: 'link', words: 'Mở Họp Gọn', address: appLink },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
