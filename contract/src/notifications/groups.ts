import type { NotificationChoices } from '../users/schemas.ts';
import type { NotificationKind } from './schemas.ts';

/** The ways in which a notification reaches a person. */
export const notificationChannels = ['bell', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const channelNames: Readonly<Record<NotificationChannel, string>> = {
  bell: 'Chuông',
  mail: 'Email',
  push: 'Thông báo đẩy',
};

/** What a person chooses about as one. */
export const groupNames = [
  'invitations',
  'answers',
  'polls',
  'reminders',
  'own-reminders',
  'day-digest',
  'week-digest',
  'month-report',
  'tasks',
  'task-reminders',
  'votes',
  'minutes',
  'analysis',
  'company',
  'chat',
  'letters',
  'security',
] as const;
export type NotificationGroup = (typeof groupNames)[number];

/** Whether it is sent unless the person says otherwise; `always` leaves no choice, and a missing channel is never used. */
type Usual = 'on' | 'off' | 'always';

interface GroupRule {
  readonly label: string;
  readonly hint: string;
  readonly kinds: readonly NotificationKind[];
  readonly channels: Readonly<Partial<Record<NotificationChannel, Usual>>>;
  /** The switch of the profile that turns all of it off; mails have the switch `email` besides. */
  readonly needs?: keyof NotificationChoices;
}

/** Who is notified of what in which way: the server sends by this table, the settings show it. */
export const notificationGroups: Readonly<Record<NotificationGroup, GroupRule>> = {
  invitations: {
    label: 'Lời mời và thay đổi lịch họp',
    hint: 'Mời họp, đổi giờ, đổi địa điểm, hủy, gửi chương trình họp',
    kinds: ['meeting-invited', 'meeting-changed', 'meeting-cancelled'],
    channels: { bell: 'always', mail: 'on', push: 'on' },
  },
  answers: {
    label: 'Trả lời lời mời của bạn',
    hint: 'Ai nhận lời, ai không dự được',
    kinds: ['invitation-answered'],
    channels: { bell: 'on', push: 'off' },
  },
  polls: {
    label: 'Hỏi giờ họp',
    hint: 'Chọn giờ, đủ câu trả lời, hết hạn',
    kinds: ['poll-opened', 'poll-changed', 'poll-cancelled', 'poll-complete', 'poll-due'],
    channels: { bell: 'always', mail: 'on', push: 'on' },
  },
  reminders: {
    label: 'Nhắc lịch họp',
    hint: 'Trước giờ họp, theo giờ nhắc bạn đã chọn',
    kinds: ['meeting-reminder'],
    channels: { bell: 'on', mail: 'on', push: 'on' },
    needs: 'reminders',
  },
  'own-reminders': {
    label: 'Lời nhắc bạn tự đặt',
    hint: 'Điều bạn nhờ trợ lý nhắc',
    kinds: ['own-reminder'],
    channels: { bell: 'always', push: 'on' },
  },
  'day-digest': {
    label: 'Tóm tắt đầu ngày',
    hint: 'Cuộc họp trong ngày và việc đến hạn',
    kinds: ['day-digest'],
    channels: { bell: 'on', mail: 'on', push: 'off' },
    needs: 'reminders',
  },
  'week-digest': {
    label: 'Tóm tắt đầu tuần',
    hint: 'Việc quá hạn, việc và cuộc họp trong tuần, biên bản chờ bạn',
    kinds: [],
    channels: { mail: 'on' },
    needs: 'reminders',
  },
  'month-report': {
    label: 'Báo cáo số liệu hằng tháng',
    hint: 'Số liệu họp của công ty tháng trước, cho chủ sở hữu và quản trị viên',
    kinds: [],
    channels: { mail: 'on' },
  },
  tasks: {
    label: 'Việc được giao',
    hint: 'Giao việc, nhận việc, xong việc, đổi hay xóa việc của bạn, xin lùi hạn, bình luận',
    kinds: [
      'item-proposed',
      'item-decided',
      'item-done',
      'item-changed',
      'extension-requested',
      'extension-answered',
      'item-commented',
    ],
    channels: { bell: 'always', mail: 'on', push: 'on' },
  },
  'task-reminders': {
    label: 'Nhắc việc và báo quá hạn',
    hint: 'Khi có người nhắc bạn, và việc bạn giao đã quá hạn',
    kinds: ['item-reminder', 'items-overdue'],
    channels: { bell: 'always', mail: 'on', push: 'on' },
  },
  votes: {
    label: 'Lấy ý kiến bằng văn bản',
    hint: 'Mở lấy ý kiến và sắp hết hạn',
    kinds: ['vote-opened', 'vote-due'],
    channels: { bell: 'always', mail: 'on', push: 'on' },
  },
  minutes: {
    label: 'Biên bản',
    hint: 'Góp ý, thông qua, ký, gửi biên bản',
    kinds: ['minutes-review', 'minutes-commented', 'minutes-to-sign', 'minutes-adopted', 'minutes-locked'],
    channels: { bell: 'always', mail: 'on', push: 'on' },
  },
  analysis: {
    label: 'Phân tích bản gỡ băng',
    hint: 'Phân tích xong hoặc chưa phân tích được',
    kinds: ['analysis-ready', 'analysis-failed'],
    channels: { bell: 'on', push: 'off' },
  },
  company: {
    label: 'Thành viên và công ty',
    hint: 'Người mới, chờ duyệt, đổi vai trò, chuyển quyền sở hữu',
    kinds: [
      'member-joined',
      'member-waiting',
      'role-changed',
      'member-approved',
      'ownership-offered',
      'ownership-answered',
      'ownership-withdrawn',
    ],
    channels: { bell: 'always', mail: 'on', push: 'off' },
  },
  chat: {
    label: 'Trợ lý',
    hint: 'Trả lời xong hoặc chờ bạn xác nhận khi bạn ở trang khác',
    kinds: ['chat-answered'],
    channels: { bell: 'on', push: 'on' },
    needs: 'chat',
  },
  letters: {
    label: 'Thư của đồng nghiệp',
    hint: 'Thư đồng nghiệp gửi bạn qua Họp Gọn',
    kinds: [],
    channels: { mail: 'on' },
  },
  security: {
    label: 'Bảo mật tài khoản',
    hint: 'Phiên đăng nhập lạ, đổi mật khẩu',
    kinds: ['session-revoked'],
    channels: { bell: 'always', mail: 'always', push: 'on' },
  },
};

const groupByKind = new Map(
  groupNames.flatMap((group) => notificationGroups[group].kinds.map((kind) => [kind, group] as const)),
);

export function groupOfKind(kind: NotificationKind): NotificationGroup {
  const group = groupByKind.get(kind);
  if (!group) throw new Error(`${kind} belongs to no group of notifications`);
  return group;
}

/** What a person chose, by group and channel; nothing where they chose nothing. */
export type ChosenChannels = Readonly<
  Partial<
    Record<NotificationGroup, Readonly<Partial<Record<NotificationChannel, boolean | undefined>>> | undefined>
  >
>;

/** Whether the person has a choice there. */
export const isChoice = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  (notificationGroups[group].channels[channel] ?? 'always') !== 'always';

/** What is set for a group and channel, whatever the switches of the profile say. */
export function isChosen(
  group: NotificationGroup,
  channel: NotificationChannel,
  chosen: ChosenChannels,
): boolean {
  const usual = notificationGroups[group].channels[channel];
  return usual !== undefined && (usual === 'always' || (chosen[group]?.[channel] ?? usual === 'on'));
}

/** The switches of the profile that must be on as well. */
export function switchesOf(
  group: NotificationGroup,
  channel: NotificationChannel,
): readonly (keyof NotificationChoices)[] {
  const { channels, needs } = notificationGroups[group];
  if (channels[channel] === 'always') return [];
  return [...(needs ? [needs] : []), ...(channel === 'mail' ? (['email'] as const) : [])];
}

/** Whether a notification of the group reaches the person that way. */
export const isWanted = (
  group: NotificationGroup,
  channel: NotificationChannel,
  chosen: ChosenChannels,
  switches: NotificationChoices,
): boolean =>
  isChosen(group, channel, chosen) && switchesOf(group, channel).every((needed) => switches[needed]);
