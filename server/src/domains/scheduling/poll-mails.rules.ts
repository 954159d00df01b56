import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';

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

const zoneWords = (timeZone: string): string =>
  timeZone === 'Asia/Ho_Chi_Minh' ? 'giờ Việt Nam' : `giờ ${timeZone}`;

/** 'Thứ Ba, 24/11/2026, 17:00' */
const moment = (at: Date, timeZone: string): string => formatTimeSpan(at, at, timeZone).replace(/–.*$/, '');

function askedLines(poll: MailedPoll, { link, isGuest }: Reader): string[] {
  const { title, goal, location, timeZone, company, askedBy, slots } = poll;
  return [
    `${askedBy} (${company}) hỏi bạn có thể dự cuộc họp “${title}” vào lúc nào:`,
    '',
    ...slots.map(({ startsAt, endsAt }) => `- ${formatTimeSpan(startsAt, endsAt, timeZone)}`),
    `(${zoneWords(timeZone)})`,
    '',
    ...(goal ? [`Mục tiêu: ${goal}`] : []),
    ...(location ? [`Địa điểm: ${location}`] : []),
    `Hãy chọn trước ${moment(poll.deadline, timeZone)}:`,
    link,
    ...(isGuest
      ? ['', 'Bạn không cần tài khoản. Liên kết này dành riêng cho bạn, xin đừng chuyển tiếp.']
      : []),
  ];
}

const cancelledLines = ({ title, askedBy }: MailedPoll, reason: string): string[] => [
  `${askedBy} đã hủy việc chọn giờ cho cuộc họp “${title}”. Bạn không cần trả lời nữa.`,
  ...(reason ? ['', `Lý do: ${reason}`] : []),
];

/** The words of a mail about a poll. What people typed is only ever placed, never read as a pattern. */
export function writePollMail(
  occasion: PollOccasion,
  poll: MailedPoll,
  reader: Reader,
): { subject: string; text: string } {
  const asked = occasion.kind === 'asked';
  const body = asked ? askedLines(poll, reader) : cancelledLines(poll, occasion.reason);
  return {
    subject: asked ? `Bạn họp được lúc nào: ${poll.title}` : `Hủy chọn giờ họp: ${poll.title}`,
    text: `${[`Chào ${reader.name},`, '', ...body, '', 'Họp Gọn'].join('\n')}\n`,
  };
}
