import { formatTimeSpan, zoneInWords } from '@hopgon/contract/meetings/format-time-span';
import { formatDay } from '@hopgon/contract/time/format-time';
import { localClock } from '@hopgon/contract/time/zoned';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailFact, MailPart } from '../../../platform/mail/mail-part.rules.ts';

/** Why a mail about a poll is written. */
export type PollOccasion =
  /** Its mails leave no earlier, so that what a card did can be undone. */
  | { readonly kind: 'asked'; readonly sendAfter?: Date | undefined }
  | { readonly kind: 'changed' }
  | { readonly kind: 'cancelled'; readonly reason: string };

export interface MailedPoll {
  readonly title: string;
  readonly goal: string;
  readonly location: string;
  readonly timeZone: string;
  readonly company: string;
  readonly askedBy: string;
  readonly deadline: Date;
  readonly slots: readonly {
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** The reader has chosen nothing for it. */
    readonly isOpen?: boolean;
  }[];
}

interface Reader {
  readonly name: string;
  readonly link: string;
  readonly isGuest: boolean;
}

/** 'Thứ Ba, 24/11/2026, 17:00' */
const moment = (at: Date, timeZone: string): string =>
  `${formatDay(at, timeZone)}, ${localClock(at, timeZone)}`;

/** Other words than those of the button above it. */
const pageWords = 'Mở trang chọn giờ';

function askedParts(poll: MailedPoll, { link, isGuest }: Reader): MailPart[] {
  const { title, goal, location, timeZone, company, askedBy, deadline, slots } = poll;
  const facts: readonly MailFact[] = [
    ...(goal ? [['Mục tiêu', goal] as const] : []),
    ...(location ? [['Địa điểm', location] as const] : []),
    ['Trả lời trước', moment(deadline, timeZone)],
  ];
  return [
    {
      is: 'words',
      text: isGuest
        ? `${askedBy} (${company}) kính mời Anh/Chị cho biết có thể dự cuộc họp “${title}” vào lúc nào.`
        : `${askedBy} (${company}) hỏi bạn có thể dự cuộc họp “${title}” vào lúc nào.`,
    },
    {
      is: 'list',
      title: `Những giờ để chọn (${zoneInWords(timeZone)})`,
      items: slots.map((slot) => formatTimeSpan({ ...slot, timeZone })),
    },
    { is: 'facts', facts },
    { is: 'buttons', buttons: [{ words: 'Chọn giờ', address: link, primary: true }] },
    { is: 'link', words: isGuest ? 'Chọn giờ không cần tài khoản' : pageWords, address: link },
    ...(isGuest ? [ownLink] : []),
  ];
}

const cancelledParts = (
  { title, askedBy, company }: MailedPoll,
  reason: string,
  isGuest: boolean,
): MailPart[] => [
  {
    is: 'words',
    text: `${askedBy} (${company}) đã hủy việc hỏi giờ cho cuộc họp “${title}”. ${isGuest ? 'Anh/Chị' : 'Bạn'} không cần trả lời nữa.`,
  },
  ...(reason ? [{ is: 'facts' as const, facts: [['Lý do', reason] as const] }] : []),
];

function changedParts(poll: MailedPoll, { link, isGuest }: Reader): MailPart[] {
  const { title, timeZone, company, askedBy, deadline, slots } = poll;
  return [
    {
      is: 'words',
      text: `${askedBy} (${company}) đã đổi những giờ để chọn cho cuộc họp “${title}”. Lựa chọn của ${isGuest ? 'Anh/Chị' : 'bạn'} cho các giờ còn lại vẫn được giữ.`,
    },
    {
      is: 'list',
      title: `Những giờ để chọn (${zoneInWords(timeZone)})`,
      items: slots.map(
        ({ startsAt, endsAt, isOpen }) =>
          `${formatTimeSpan({ startsAt, endsAt, timeZone })}${isOpen ? ' (chưa có lựa chọn)' : ''}`,
      ),
    },
    { is: 'facts', facts: [['Trả lời trước', moment(deadline, timeZone)]] },
    { is: 'buttons', buttons: [{ words: 'Xem và chọn giờ', address: link, primary: true }] },
    {
      is: 'link',
      words: isGuest ? 'Xem và chọn giờ, không cần tài khoản' : pageWords,
      address: link,
    },
    ...(isGuest ? [ownLink] : []),
  ];
}

const ownLink: MailPart = {
  is: 'words',
  text: 'Liên kết này dành riêng cho Anh/Chị, xin đừng chuyển tiếp.',
};

const subjects: Readonly<Record<PollOccasion['kind'], string>> = {
  asked: 'Mời chọn giờ họp',
  changed: 'Đổi giờ để chọn',
  cancelled: 'Hủy hỏi giờ họp',
};

function partsOn(occasion: PollOccasion, poll: MailedPoll, reader: Reader): MailPart[] {
  if (occasion.kind === 'asked') return askedParts(poll, reader);
  if (occasion.kind === 'changed') return changedParts(poll, reader);
  return cancelledParts(poll, occasion.reason, reader.isGuest);
}

/** What a mail about a poll says. What people typed is only ever placed, never read as a pattern. */
export function composePollMail(
  occasion: PollOccasion,
  poll: MailedPoll,
  reader: Reader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  return {
    subject: `${subjects[occasion.kind]}: ${poll.title}`,
    parts: [
      { is: 'words', text: greeting(reader.name, !reader.isGuest) },
      ...partsOn(occasion, poll, reader),
      { is: 'words', text: closing(poll.company) },
    ],
  };
}
