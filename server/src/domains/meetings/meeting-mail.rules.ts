import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { MeetingType, ParticipantRole } from '@hopgon/contract/meetings/schemas';

/** Why a mail is written: people are invited or no longer, told of a new time, place or part, or told that it is off. */
export type Occasion =
  | { readonly kind: 'invited' }
  | { readonly kind: 'uninvited' }
  | { readonly kind: 'role' }
  | { readonly kind: 'changed'; readonly changes: readonly ('time' | 'place')[] }
  | { readonly kind: 'cancelled'; readonly reason: string };

export interface MailedMeeting {
  readonly title: string;
  readonly goal: string;
  readonly type: MeetingType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly people: readonly { readonly name: string; readonly role: ParticipantRole }[];
  readonly link: string;
}

interface Recipient {
  readonly name: string;
  readonly role: ParticipantRole;
}

const roleNames = {
  chair: 'Chủ trì',
  secretary: 'Thư ký',
  attendee: 'Tham gia',
  guest: 'Khách mời',
  informed: 'Để biết',
} as const satisfies Record<ParticipantRole, string>;

const typeNames = {
  'in-person': 'Họp trực tiếp',
  video: 'Họp trực tuyến',
  audio: 'Họp qua điện thoại',
} as const satisfies Record<MeetingType, string>;

/** In mails with very many people the rest is counted. */
const mostNames = 30;

function changedWhat(changes: readonly ('time' | 'place')[]): string {
  if (changes.length > 1) return 'thời gian và địa điểm';
  return changes[0] === 'place' ? 'địa điểm' : 'thời gian';
}

function opening(occasion: Occasion, actor: string, title: string): string {
  switch (occasion.kind) {
    case 'invited':
      return `${actor} mời bạn dự cuộc họp “${title}”.`;
    case 'uninvited':
      return `${actor} đã rút lời mời bạn dự cuộc họp “${title}”. Bạn không cần đến nữa.`;
    case 'role':
      return `${actor} đã đổi vai trò của bạn trong cuộc họp “${title}”.`;
    case 'changed':
      return `${actor} đã thay đổi ${changedWhat(occasion.changes)} của cuộc họp “${title}”.`;
    case 'cancelled':
      return `${actor} đã hủy cuộc họp “${title}”.`;
  }
}

function peopleLines(people: MailedMeeting['people']): string[] {
  const named = people.slice(0, mostNames).map(({ name, role }) => `- ${name} (${roleNames[role]})`);
  const rest = people.length - named.length;
  return ['Thành phần tham dự:', ...named, ...(rest > 0 ? [`- và ${rest} người khác`] : [])];
}

const subjectWords = {
  invited: 'Mời họp',
  uninvited: 'Rút lời mời họp',
  role: 'Đổi vai trò trong cuộc họp',
  changed: 'Thay đổi lịch họp',
  cancelled: 'Hủy họp',
} as const satisfies Record<Occasion['kind'], string>;

/** Whether the reader has nothing more to do with the meeting. */
export const isEnd = ({ kind }: Occasion): boolean => kind === 'cancelled' || kind === 'uninvited';

// Who is not to come may not see the meeting either.
function linkLines(occasion: Occasion, { role }: Recipient, link: string): string[] {
  if (occasion.kind === 'uninvited') return [];
  const words = isEnd(occasion) || role === 'informed' ? 'Xem cuộc họp:' : 'Xem và trả lời lời mời:';
  return ['', words, link];
}

/** The words of a mail about a meeting. What people typed is only ever placed, never read as a pattern. */
export function writeMeetingMail(
  occasion: Occasion,
  meeting: MailedMeeting,
  actor: string,
  recipient: Recipient,
): { subject: string; text: string } {
  const when = formatTimeSpan(meeting.startsAt, meeting.endsAt, meeting.timeZone);
  const over = isEnd(occasion);
  const lines = [
    `Chào ${recipient.name},`,
    '',
    opening(occasion, actor, meeting.title),
    '',
    ...(occasion.kind === 'cancelled' && occasion.reason ? [`Lý do: ${occasion.reason}`] : []),
    `Thời gian: ${when} (${meeting.timeZone === 'Asia/Ho_Chi_Minh' ? 'giờ Việt Nam' : meeting.timeZone})`,
    ...(meeting.location ? [`Địa điểm: ${meeting.location}`] : []),
    `Hình thức: ${typeNames[meeting.type]}`,
    ...(meeting.goal && !over ? [`Mục tiêu: ${meeting.goal}`] : []),
    ...(over ? [] : [`Vai trò của bạn: ${roleNames[recipient.role]}`, '', ...peopleLines(meeting.people)]),
    ...linkLines(occasion, recipient, meeting.link),
    '',
    'Họp Gọn',
  ];
  return {
    subject: `${subjectWords[occasion.kind]}: ${meeting.title} (${when})`,
    text: `${lines.join('\n')}\n`,
  };
}
