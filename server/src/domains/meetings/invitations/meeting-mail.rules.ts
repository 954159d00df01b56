import {
  formatTimeSpan,
  formatTimeSpanFor,
  formatTimeSpanWithZone,
} from '@hopgon/contract/meetings/format-time-span';
import type { Answer, MeetingType, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import { formatDay } from '@hopgon/contract/time/format-time';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailFact, MailPart } from '../../../platform/mail/mail-part.rules.ts';
import { isEnd, type Occasion } from './meeting-mail-draft.rules.ts';
import type { NotifiedChange } from './notified-changes.rules.ts';

export interface MailedMeeting {
  /** The company whose meeting it is, by name. */
  readonly company: string;
  readonly title: string;
  readonly goal: string;
  readonly type: MeetingType;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** When the reader knows it to be, where that is another time. */
  readonly earlier: { readonly startsAt: Date; readonly endsAt: Date } | null;
  /** Whose clock its readers go by. */
  readonly readerZone: string;
  readonly location: string;
  /** '' or where one joins from afar. */
  readonly joinUrl: string;
  /** '' or how it repeats, in words. */
  readonly repeats: string;
  /** Of a series, those to come at a time of their own: when the rule has them begin, when they take place. */
  readonly apart: readonly { readonly slot: Date; readonly startsAt: Date; readonly endsAt: Date }[];
  readonly people: readonly { readonly name: string; readonly role: ParticipantRole }[];
  /** The meeting's own page, for members of the company. */
  readonly link: string;
}

export interface Recipient {
  readonly name: string;
  readonly role: ParticipantRole;
  /** Whether they can sign in and see the meeting's page. */
  readonly isMember: boolean;
  /** What they answered for an earlier time, while they are asked again. */
  readonly earlierAnswer: Answer | null;
  /** Where they answer without signing in. */
  readonly answerLink: string;
}

const typeNames = {
  'in-person': 'Họp trực tiếp',
  video: 'Họp trực tuyến',
  audio: 'Họp qua điện thoại',
} as const satisfies Record<MeetingType, string>;

/** In mails with very many people the rest is counted. */
const mostNames = 30;
const mostApart = 5;

const changedNames = { time: 'thời gian', place: 'địa điểm', content: 'nội dung' } as const;

const changedWhat = (changes: readonly NotifiedChange[]): string =>
  new Intl.ListFormat('vi').format(changes.map((change) => changedNames[change]));

function invites(actor: string, { title, company }: MailedMeeting, { isMember }: Recipient): string {
  return isMember
    ? `${actor} mời bạn dự cuộc họp “${title}”.`
    : `${actor} (${company}) trân trọng kính mời Anh/Chị dự cuộc họp “${title}”.`;
}

function opening(occasion: Occasion, by: string, meeting: MailedMeeting, reader: Recipient): string {
  const { title, company } = meeting;
  const [actor, you] = reader.isMember ? [by, 'bạn'] : [`${by} (${company})`, 'Anh/Chị'];
  const yourCalendar = `ứng dụng lịch của ${you}`;
  switch (occasion.kind) {
    case 'invited':
      return invites(by, meeting, reader);
    case 'uninvited':
      return reader.isMember
        ? `${actor} đã rút lời mời bạn dự cuộc họp “${title}”. Bạn không cần đến nữa.`
        : `${actor} xin rút lời mời Anh/Chị dự cuộc họp “${title}”. Mong Anh/Chị thông cảm.`;
    case 'role':
      return `${actor} đã đổi vai trò của ${you} trong cuộc họp “${title}”.`;
    case 'changed':
      return `${actor} đã thay đổi ${changedWhat(occasion.changes)} của cuộc họp “${title}”.`;
    case 'cancelled':
      return `${actor} đã hủy cuộc họp “${title}”.`;
    case 'parted':
      return `${actor} đã tách chuỗi họp “${title}”. Lịch cũ kết thúc sau buổi dưới đây; các buổi sau có lịch mới trong một thư khác. Thư này để ${yourCalendar} tự sửa, ${you} không cần trả lời.`;
  }
}

function namesOf(people: MailedMeeting['people']): string[] {
  const named = people.slice(0, mostNames).map(({ name, role }) => `${name} (${roleNames[role]})`);
  const rest = people.length - named.length;
  return [...named, ...(rest > 0 ? [`và ${rest} người khác`] : [])];
}

const subjectWords = {
  invited: 'Mời họp',
  uninvited: 'Rút lời mời họp',
  role: 'Đổi vai trò trong cuộc họp',
  changed: 'Thay đổi lịch họp',
  cancelled: 'Hủy họp',
  parted: 'Lịch cũ kết thúc',
} as const satisfies Record<Occasion['kind'], string>;

const subjectOf = (occasion: Occasion): string =>
  occasion.kind === 'changed' && occasion.changes.every((change) => change === 'content')
    ? 'Thay đổi nội dung họp'
    : subjectWords[occasion.kind];

/** Whether there is nothing to answer. */
const isLast = (occasion: Occasion): boolean => isEnd(occasion) || occasion.kind === 'parted';

function mailFactsOf(occasion: Occasion, meeting: MailedMeeting): MailFact[] {
  const when = formatTimeSpanWithZone(meeting);
  const over = isLast(occasion);
  return [
    ...(occasion.kind === 'cancelled' && occasion.reason ? [['Lý do', occasion.reason] as const] : []),
    ...earlierFacts(occasion, meeting),
    [timeLabel(occasion, meeting), when],
    ...(meeting.repeats ? [['Lặp lại', meeting.repeats] as const] : []),
    ...(over ? [] : apartFacts(meeting)),
    ...(meeting.location ? [['Địa điểm', meeting.location] as const] : []),
    ['Hình thức', typeNames[meeting.type]],
    ...(meeting.joinUrl && !over ? [['Tham gia tại', meeting.joinUrl, meeting.joinUrl] as const] : []),
    ...(meeting.goal && !over ? [['Mục tiêu', meeting.goal] as const] : []),
  ];
}

const isMoved = (occasion: Occasion, { earlier }: MailedMeeting): boolean =>
  occasion.kind === 'changed' && earlier !== null;

function timeLabel(occasion: Occasion, meeting: MailedMeeting): string {
  if (occasion.kind === 'parted') return 'Buổi cuối';
  return isMoved(occasion, meeting) ? 'Giờ mới' : 'Thời gian';
}

const earlierFacts = (occasion: Occasion, meeting: MailedMeeting): MailFact[] =>
  isMoved(occasion, meeting) && meeting.earlier
    ? [['Giờ cũ', formatTimeSpanWithZone({ ...meeting, ...meeting.earlier })]]
    : [];

const answerNames = {
  accepted: 'nhận lời',
  tentative: 'chưa chắc',
  declined: 'từ chối',
} as const satisfies Record<Exclude<Answer, 'waiting'>, string>;

/** Who answered for the earlier time and is asked again must not think that this answer counts. */
function lapsedParts(occasion: Occasion, { earlierAnswer, isMember }: Recipient): MailPart[] {
  if (occasion.kind !== 'changed' || earlierAnswer === null || earlierAnswer === 'waiting') return [];
  const you = isMember ? 'bạn' : 'Anh/Chị';
  const answer = answerNames[earlierAnswer];
  return [
    {
      is: 'words',
      text: `Câu trả lời “${answer}” của ${you} là cho giờ cũ và không còn được tính. Mời ${you} trả lời lại cho giờ mới.`,
    },
  ];
}

const apartFacts = ({ apart, timeZone }: MailedMeeting): MailFact[] => [
  ...apart
    .slice(0, mostApart)
    .map(
      ({ slot, startsAt, endsAt }) =>
        [`Riêng buổi ${formatDay(slot, timeZone)}`, formatTimeSpan({ startsAt, endsAt, timeZone })] as const,
    ),
  ...(apart.length > mostApart
    ? [['Ngoài ra', `${apart.length - mostApart} buổi khác có giờ riêng`] as const]
    : []),
];

const answerButtons = (link: string): MailPart => ({
  is: 'buttons',
  buttons: [
    { words: 'Nhận lời', address: `${link}&answer=accepted`, primary: true },
    { words: 'Chưa chắc', address: `${link}&answer=tentative` },
    { words: 'Từ chối', address: `${link}&answer=declined` },
  ],
});

function answerParts(occasion: Occasion, { role, isMember, answerLink }: Recipient): MailPart[] {
  if (isLast(occasion) || role === 'informed') return [];
  const words = isMember ? 'Trả lời không cần đăng nhập' : 'Trả lời lời mời';
  return [answerButtons(answerLink), { is: 'link', words, address: answerLink }];
}

// Who is not to come may not see the meeting either.
const pageParts = (occasion: Occasion, { isMember }: Recipient, address: string): MailPart[] =>
  isMember && occasion.kind !== 'uninvited' ? [{ is: 'link', words: 'Xem cuộc họp', address }] : [];

/** What a mail about a meeting says. What people typed is only ever placed, never read as a pattern. */
export function composeMeetingMail(
  occasion: Occasion,
  meeting: MailedMeeting,
  actor: string,
  recipient: Recipient,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const over = isLast(occasion);
  const { name, isMember, role } = recipient;
  const yours = [isMember ? 'Vai trò của bạn' : 'Vai trò của Anh/Chị', roleNames[role]] as const;
  return {
    subject: `${subjectOf(occasion)}: ${meeting.title} (${formatTimeSpanFor(meeting)})`,
    parts: [
      { is: 'words', text: greeting(name, isMember) },
      { is: 'words', text: opening(occasion, actor, meeting, recipient) },
      { is: 'facts', facts: [...mailFactsOf(occasion, meeting), ...(over ? [] : [yours])] },
      ...lapsedParts(occasion, recipient),
      ...answerParts(occasion, recipient),
      ...(over || meeting.people.length === 0
        ? []
        : [{ is: 'list' as const, title: 'Thành phần tham dự', items: namesOf(meeting.people) }]),
      ...pageParts(occasion, recipient, meeting.link),
      { is: 'words', text: closing(meeting.company) },
    ],
  };
}
