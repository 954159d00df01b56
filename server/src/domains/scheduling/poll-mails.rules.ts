import { formatTimeSpan, zoneInWords } from '@hopgon/contract/meetings/format-time-span';
import type { MailFact, MailPart } from '../../platform/mail/mail-part.rules.ts';

/** Why a mail about a poll is written. */
export type PollOccasion =
  | { readonly kind: 'asked' }
  | { readonly kind: 'cancelled'; readonly reason: string };

export interface MailedPoll {
  readonly title: string;
  readonly goal: string;
  readonly location: string;
  readonly timeZone: string;
  readonly company: string;
  readonly askedBy: string;
  readonly deadline: Date;
  readonly slots: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
}

interface Reader {
  readonly name: string;
  readonly link: string;
  readonly isGuest: boolean;
}

/** 'Thứ Ba, 24/11/2026, 17:00' */
const moment = (at: Date, timeZone: string): string => formatTimeSpan(at, at, timeZone).replace(/–.*$/, '');

function askedParts(poll: MailedPoll, { link, isGuest }: Reader): MailPart[] {
  const { title, goal, location, timeZone, company, askedBy, deadline, slots } = poll;
  const facts: readonly MailFact[] = [
    ...(goal ? [['Mục tiêu', goal] as const] : []),
    ...(location ? [['Địa điểm', location] as const] : []),
    ['Trả lời trước', moment(deadline, timeZone)],
  ];
  return [
    { is: 'words', text: `${askedBy} (${company}) hỏi bạn có thể dự cuộc họp “${title}” vào lúc nào.` },
    {
      is: 'list',
      title: `Những giờ để chọn (${zoneInWords(timeZone)})`,
      items: slots.map(({ startsAt, endsAt }) => formatTimeSpan(startsAt, endsAt, timeZone)),
    },
    { is: 'facts', facts },
    { is: 'buttons', buttons: [{ words: 'Chọn giờ', address: link, primary: true }] },
    { is: 'link', words: isGuest ? 'Chọn giờ không cần tài khoản' : 'Chọn giờ', address: link },
    ...(isGuest
      ? [{ is: 'words' as const, text: 'Liên kết này dành riêng cho bạn, xin đừng chuyển tiếp.' }]
      : []),
  ];
}

const cancelledParts = ({ title, askedBy }: MailedPoll, reason: string): MailPart[] => [
  {
    is: 'words',
    text: `${askedBy} đã hủy việc chọn giờ cho cuộc họp “${title}”. Bạn không cần trả lời nữa.`,
  },
  ...(reason ? [{ is: 'facts' as const, facts: [['Lý do', reason] as const] }] : []),
];

/** What a mail about a poll says. What people typed is only ever placed, never read as a pattern. */
export function composePollMail(
  occasion: PollOccasion,
  poll: MailedPoll,
  reader: Reader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const asked = occasion.kind === 'asked';
  return {
    subject: asked ? `Bạn họp được lúc nào: ${poll.title}` : `Hủy chọn giờ họp: ${poll.title}`,
    parts: [
      { is: 'words', text: `Chào ${reader.name},` },
      ...(asked ? askedParts(poll, reader) : cancelledParts(poll, occasion.reason)),
      { is: 'words', text: 'Họp Gọn' },
    ],
  };
}
