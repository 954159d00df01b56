import { type WorkChange, workChangeWords, workWords } from '@hopgon/contract/action-items/work-change';
import { formatTimeSpanFor } from '@hopgon/contract/meetings/format-time-span';
import type { Answer, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Meeting extends Times {
  readonly title: string;
  readonly timeZone: string;
  readonly readerZone: string;
  readonly actorName: string;
  readonly isOfSeries?: boolean;
}

const named = ({ title, isOfSeries = false }: Meeting): string =>
  isOfSeries ? `chuỗi “${title}”` : `“${title}”`;
/** Of a series from when on, of a single meeting when. */
const fromWhen = (meeting: Meeting): string =>
  meeting.isOfSeries ? ` từ ${when(meeting)} trở đi` : `, ${when(meeting)}`;
const when = (meeting: Meeting): string => formatTimeSpanFor(meeting);
const because = (reason: string): string => (reason ? ` Lý do: ${reason}` : '');

const answers = {
  accepted: 'nhận lời dự',
  tentative: 'chưa chắc dự được',
  declined: 'không dự được',
} as const satisfies Record<Exclude<Answer, 'waiting'>, string>;

const parts = {
  chair: 'chủ trì',
  secretary: 'thư ký',
  attendee: 'người tham gia',
  guest: 'khách mời',
  informed: 'người được báo để biết',
} as const satisfies Record<ParticipantRole, string>;

/** Where a line of each kind begins to ask: what was done is said from there on. Stored lines may ask in former words. */
const asks: Partial<Record<NotificationKind, string | readonly string[]>> = {
  'poll-opened': ' Hãy chọn trước ',
  'poll-changed': ' Hãy ',
  'poll-complete': ' Bạn có thể chốt giờ họp.',
  'poll-due': ' Hãy chốt giờ họp.',
  'vote-opened': ' Hãy cho ý kiến trước ',
  'vote-due': ' Hạn gửi ý kiến là ',
  'item-proposed': [' Bạn có nhận không?', ' Nhận việc này chứ?'],
  'extension-requested': ' Bạn đồng ý không?',
  'member-waiting': ' đang chờ duyệt để tham gia công ty.',
  'minutes-to-sign': ' và chờ bạn ký.',
  'meeting-changed': ' Hãy trả lời',
  'ownership-offered': ' Bạn có 7 ngày để trả lời.',
};

/** A line of the bell: with what was done in place of its question. */
export const notificationLine = (kind: NotificationKind, text: string, outcome: string | null): string =>
  outcome === null ? text : `${withoutQuestion(kind, text)} ${outcome}`;

/** A line of the bell without what it asks. */
export function withoutQuestion(kind: NotificationKind, text: string): string {
  const at = Math.max(...[asks[kind] ?? '\n'].flat().map((ask) => text.lastIndexOf(ask)));
  return at < 0 ? text : text.slice(0, at);
}

/** What was done of what a line asks. */
export const notificationOutcomes = {
  answered: {
    accepted: 'Bạn đã nhận lời dự.',
    tentative: 'Bạn đã trả lời chưa chắc dự được.',
    declined: 'Bạn đã báo không dự được.',
  },
  meetingMoved: 'Giờ này đã đổi.',
  meetingCancelled: 'Cuộc họp này đã bị hủy.',
  itemDecided: (accepted: boolean, by: string | null) =>
    `${by ?? 'Bạn'} ${accepted ? 'đã nhận việc này' : 'đã không nhận việc này'}.`,
  extensionAnswered: (granted: boolean) => (granted ? 'Đã đồng ý.' : 'Đã không đồng ý.'),
  memberApproved: 'đã được duyệt vào công ty.',
  memberRefused: 'đã xin tham gia công ty; yêu cầu này không còn chờ duyệt.',
  voted: 'Bạn đã chọn giờ.',
  answeredVote: 'Bạn đã cho ý kiến.',
  endedVote: 'Việc lấy ý kiến này đã kết thúc.',
  pollCancelled: 'Việc hỏi giờ này đã bị hủy.',
  pollProlonged: 'Giờ hoặc hạn chọn đã đổi.',
  reviewEnded: { adopted: 'Biên bản đã được thông qua.', cancelled: 'Biên bản này đã bị hủy.' },
  signingEnded: {
    signed: 'và đã có chữ ký của bạn.',
    locked: 'và đã có đủ chữ ký.',
    reopened: 'rồi được mở lại để góp ý.',
    cancelled: 'rồi bị hủy.',
  },
  itemDone: 'Việc này đã xong.',
  commentResolved: 'Góp ý này đã được xử lý.',
  ownershipAccepted: 'Bạn đã nhận.',
  ownershipDeclined: 'Bạn đã từ chối.',
  ownershipWithdrawn: 'Lời mời này đã được rút lại.',
} as const;

/** The beginning of what somebody wrote, in one line. */
const shortened = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > 120 ? `${line.slice(0, 119).trimEnd()}…` : line;
};

/** What somebody wrote about an item, where it may stand outside its page. */
const said = (item: string | null, text: string): string => (item === null ? '.' : `: “${shortened(text)}”`);

type NotifiedChange = 'time' | 'place' | 'content';

const partNames = { place: 'địa điểm', content: 'nội dung' } as const;

/** What besides its time is another: 'địa điểm và nội dung'; empty where nothing is. */
const changedParts = (changes: readonly NotifiedChange[]): string =>
  (['place', 'content'] as const)
    .filter((part) => changes.includes(part))
    .map((part) => partNames[part])
    .join(' và ');

interface Move {
  readonly earlier: Times | null;
  readonly changes: readonly NotifiedChange[];
  readonly asksAgain: boolean;
}

/** The lines of the bell: who did what to which thing, and when that is. */
export const notificationTexts = {
  invited: (meeting: Meeting) => `${meeting.actorName} mời bạn dự ${named(meeting)}${fromWhen(meeting)}.`,

  uninvited: (meeting: Meeting) =>
    `${meeting.actorName} đã rút lời mời bạn dự ${named(meeting)}${fromWhen(meeting)}.`,

  partChanged: (meeting: Meeting, part: ParticipantRole) =>
    `${meeting.actorName} đổi vai trò của bạn trong ${named(meeting)} thành ${parts[part]}.`,

  /** `earlier`: when it was to be; null where it stays. */
  moved: (meeting: Meeting, { earlier, changes, asksAgain }: Move) => {
    const from = earlier ? ` từ ${when({ ...meeting, ...earlier })}` : '';
    const others = changedParts(changes);
    const also = others ? ` ${others.charAt(0).toUpperCase()}${others.slice(1)} cũng đã đổi.` : '';
    const asks = asksAgain ? ' Hãy trả lời cho giờ mới.' : '';
    return `${meeting.actorName} đã đổi lịch ${named(meeting)}${from} sang ${when(meeting)}.${also}${asks}`;
  },

  changed: (meeting: Meeting, changes: readonly NotifiedChange[]) =>
    `${meeting.actorName} đã đổi ${changedParts(changes) || 'nội dung'} của ${named(meeting)}.`,

  restored: (meeting: Meeting) => `${meeting.actorName} đã mở lại ${named(meeting)}${fromWhen(meeting)}.`,

  cancelled: (meeting: Meeting, reason: string) =>
    `${meeting.actorName} đã hủy ${named(meeting)}${fromWhen(meeting)}.${because(reason)}`,

  answered: (
    { actorName, title }: Pick<Meeting, 'actorName' | 'title'>,
    answer: keyof typeof answers,
    reason: string,
  ) => `${actorName} ${answers[answer]} “${title}”.${because(reason)}`,

  pollOpened: (title: string, by: string, deadline: string) =>
    `${by} hỏi bạn có thể họp “${title}” vào lúc nào. Hãy chọn trước ${deadline}.`,
  pollChanged: (title: string, by: string, deadline: string) =>
    `${by} đã đổi những giờ để chọn cho “${title}”. Hãy chọn lại trước ${deadline}.`,
  pollCancelled: (title: string, by: string, reason: string) =>
    `${by} đã hủy việc hỏi giờ cho “${title}”.${because(reason)}`,
  pollComplete: (title: string, asked: number) =>
    `Cả ${asked} người đã chọn giờ cho “${title}”. Bạn có thể chốt giờ họp.`,
  pollDue: (title: string, { voted, asked }: { readonly voted: number; readonly asked: number }) =>
    `Đã hết hạn chọn giờ cho “${title}”: ${voted}/${asked} người đã chọn. Hãy chốt giờ họp.`,

  analysed: (title: string) => `Đã phân tích xong bản gỡ băng của “${title}”.`,
  analysisFailed: (title: string) =>
    `Chưa phân tích được bản gỡ băng của “${title}”. Mở cuộc họp để xem vì sao.`,

  voteOpened: (title: string, by: string, until: string) =>
    `${by} lấy ý kiến của bạn bằng văn bản, trong “${title}”. Hãy cho ý kiến trước ${until}.`,
  voteDue: (title: string, until: string) =>
    `Bạn chưa cho ý kiến bằng văn bản, trong “${title}”. Hạn gửi ý kiến là ${until}.`,

  minutesReview: (title: string, by: string) => `${by} mời bạn góp ý cho dự thảo biên bản “${title}”.`,
  /** `title` is null for minutes of a closed meeting. */
  minutesCommented: (title: string | null, by: string, text: string) =>
    `${by} giao bạn xử lý một góp ý trong ${title === null ? 'biên bản của một buổi họp kín' : `biên bản “${title}”`}${said(title, text)}`,
  minutesToSign: (title: string) => `Biên bản “${title}” đã được thông qua và chờ bạn ký.`,
  minutesAdopted: (title: string) => `Biên bản “${title}” đã được thông qua.`,
  minutesLocked: (title: string) => `Biên bản “${title}” đã có đủ chữ ký và được khóa.`,

  // `item` is null for one of a closed meeting: its lines say what was done and when it is due.
  itemProposed: (item: string | null, by: string) => `${by} giao bạn ${workWords(item)}. Bạn có nhận không?`,
  itemDecided: (item: string | null, by: string, accepted: boolean, reason: string) =>
    accepted
      ? `${by} đã nhận ${workWords(item)}.`
      : `${by} không nhận ${workWords(item)}.${item === null ? '' : because(reason)}`,
  itemDone: (item: string | null, by: string) => `${by} đã làm xong ${workWords(item)}.`,
  itemChanged: (item: string | null, by: string, change: WorkChange) =>
    `${by} ${workChangeWords(change, item)}.`,
  itemRestored: (item: string | null, by: string) => `${by} đã khôi phục ${workWords(item)} của bạn.`,
  itemReminder: (item: string | null, by: string, deadline: string | null) =>
    `${by} nhắc bạn ${workWords(item)}${deadline ? `, hạn ${dayInDigits(deadline)}` : ''}.`,
  itemCommented: (item: string | null, by: string, text: string) =>
    `${by} bình luận về ${workWords(item)}${said(item, text)}`,
  itemMentioned: (item: string | null, by: string, text: string) =>
    `${by} nhắc tên bạn trong ${workWords(item)}${said(item, text)}`,
  extensionRequested: (
    item: string | null,
    by: string,
    asked: { readonly deadline: string; readonly reason: string },
  ) => {
    const reason = item === null ? '' : `, lý do: “${asked.reason}”`;
    return `${by} xin lùi hạn ${workWords(item)} đến ${dayInDigits(asked.deadline)}${reason}. Bạn đồng ý không?`;
  },
  extensionAnswered: (
    item: string | null,
    by: string,
    answer: { readonly granted: boolean; readonly deadline: string; readonly reason: string },
  ) => {
    const day = dayInDigits(answer.deadline);
    const reason = item === null ? '' : because(answer.reason);
    return answer.granted
      ? `${by} đồng ý lùi hạn ${workWords(item)} đến ${day}.${reason}`
      : `${by} không đồng ý lùi hạn ${workWords(item)}. Hạn vẫn là ${day}.${reason}`;
  },

  memberJoined: (name: string) => `${name} đã tham gia công ty.`,
  memberWaiting: (name: string) => `${name} đang chờ duyệt để tham gia công ty.`,
  roleSet: (role: 'admin' | 'member') =>
    role === 'admin'
      ? 'Bạn nay là quản trị viên của công ty.'
      : 'Bạn nay là thành viên, không còn là quản trị viên của công ty.',
  memberApproved: 'Bạn đã được duyệt vào công ty.',
  ownershipOffered: (by: string) => `${by} mời bạn nhận quyền sở hữu công ty. Bạn có 7 ngày để trả lời.`,
  ownershipWithdrawn: (by: string) => `${by} đã rút lại lời mời nhận quyền sở hữu công ty.`,
  ownershipDeclined: (by: string) => `${by} không nhận quyền sở hữu công ty. Bạn vẫn là chủ sở hữu.`,
  ownershipAccepted: (by: string) => `${by} đã nhận quyền sở hữu công ty. Bạn nay là quản trị viên.`,
  sessionRevoked:
    'Một phiên đăng nhập của bạn đã bị kết thúc vì có dấu hiệu bị người khác dùng. Nếu thấy lạ, hãy đổi mật khẩu.',
};
