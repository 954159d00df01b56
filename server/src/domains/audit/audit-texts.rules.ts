import { type AuditEntry, AuditGroup, type AuditKind, auditKinds } from '@hopgon/contract/audit/schemas';
import type { ChatAccess } from '@hopgon/contract/companies/schemas';
import { roleLabels } from '@hopgon/contract/options';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { formatShortMoment } from '@hopgon/contract/time/format-time';

/** What is kept beside who and what; each kind has its own of these. */
export interface AuditDetails {
  readonly role?: 'admin' | 'member' | undefined;
  readonly changes?: readonly SettingSaid[] | undefined;
  /** YYYY-MM-DD */
  readonly day?: string | undefined;
  /** Missing: the day is like its weekday again. */
  readonly dayName?: string | undefined;
  readonly dayKind?: 'off' | 'work' | undefined;
  /** ISO instant of a meeting's start, and the zone in which it is shown. */
  readonly startsAt?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly what?: readonly ('time' | 'place' | 'content')[] | undefined;
  /** Model and host of a model, as people read them. */
  readonly model?: { readonly before: string; readonly after: string } | undefined;
  readonly host?: string | undefined;
  /** How many. */
  readonly meetings?: number | undefined;
  /** To a template or to terms of the glossary, which `names` names. */
  readonly act?: ChangeAct | undefined;
  readonly names?: readonly string[] | undefined;
}

type ChangeAct =
  | 'added'
  | 'proposed'
  | 'accepted'
  | 'renamed'
  | 'replaced'
  | 'default-set'
  | 'changed'
  | 'removed';

interface SettingSaid {
  readonly setting: string;
  /** Written out: 'true', '09:00–18:00', '1,2,3'. */
  readonly before: string;
  readonly after: string;
}

export interface AuditFacts {
  /** The person it concerns. */
  readonly person: string;
  /** That of a poll, too, for it asks about one. Null when the reader may not know it. */
  readonly meeting: string | null;
  readonly details: AuditDetails;
}

const settingNames: Readonly<Record<string, string>> = {
  name: 'tên công ty',
  description: 'giới thiệu',
  timeZone: 'múi giờ',
  workingHours: 'giờ làm việc',
  lunch: 'giờ nghỉ trưa',
  workDays: 'ngày làm việc',
  defaultMeetingDuration: 'độ dài cuộc họp',
  escalationDays: 'báo chủ trì khi việc quá hạn',
  meetingFree: 'giờ không họp',
  weeklyMeetingHours: 'số giờ họp tối đa mỗi tuần',
  hourlyCost: 'chi phí mỗi giờ công',
  monthlyReport: 'báo cáo số liệu hằng tháng',
  aiSummaryEnabled: 'tự tóm tắt bản gỡ băng',
  recordingEnabled: 'ghi âm',
  requireApproval: 'duyệt người xin vào',
  forbidRoomOverlaps: 'cấm trùng phòng họp',
  forbidPersonOverlaps: 'cấm trùng lịch người dự',
  chatAccess: 'ai dùng Chat AI',
  figuresAccess: 'ai xem số liệu công ty',
  requireSecondFactor: 'bắt buộc xác thực hai bước',
};

const chatAccessWords: Readonly<Record<ChatAccess, string>> = {
  owner: 'chủ sở hữu',
  admins: 'chủ sở hữu và quản trị viên',
  members: 'mọi thành viên',
};

const dayNames = ['', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];
const quoted = (text: string): string => (text === '' ? 'để trống' : `“${text}”`);

function meetingFreeInWords(value: string): string {
  const words = value
    .split('|')
    .flatMap((days, half) =>
      days === ''
        ? []
        : days.split(',').map((day) => `${half === 0 ? 'sáng' : 'chiều'} ${dayNames[Number(day)] ?? day}`),
    );
  return words.length === 0 ? 'không có' : words.join(', ');
}

const valueWords: Readonly<Record<string, (value: string) => string>> = {
  name: quoted,
  description: quoted,
  lunch: (value) => (value === '' ? 'không nghỉ' : value),
  workDays: (value) =>
    value
      .split(',')
      .map((day) => dayNames[Number(day)] ?? day)
      .join(', '),
  defaultMeetingDuration: (value) => `${value} phút`,
  figuresAccess: (value) => new Map(Object.entries(chatAccessWords)).get(value) ?? value,
  meetingFree: meetingFreeInWords,
  weeklyMeetingHours: (value) => (value === '' ? 'không giới hạn' : `${value} giờ`),
  hourlyCost: (value) => (value === '' ? 'chưa đặt' : `${Number(value).toLocaleString('vi-VN')} đồng`),
  escalationDays: (value) => (value === '' ? 'không báo' : `sau ${value} ngày làm việc`),
  chatAccess: (value) => new Map(Object.entries(chatAccessWords)).get(value) ?? value,
};

function inWords(setting: string, value: string): string {
  if (value === 'true') return 'bật';
  if (value === 'false') return 'tắt';
  return valueWords[setting]?.(value) ?? value;
}

const changesInWords = ({ changes = [] }: AuditDetails): string =>
  changes
    .map(
      ({ setting, before, after }) =>
        `${settingNames[setting] ?? setting} từ ${inWords(setting, before)} thành ${inWords(setting, after)}`,
    )
    .join('; ');

function dayChange({ day = '', dayName, dayKind }: AuditDetails): string {
  if (!dayName) return `đã cho ${dayInDigits(day)} trở lại như ngày thường`;
  return `đã đặt ${dayInDigits(day)} là ${dayKind === 'work' ? 'ngày làm bù' : 'ngày nghỉ'} ${quoted(dayName)}`;
}

function meetingInWords({ meeting, details: { startsAt, timeZone = 'UTC' } }: AuditFacts): string {
  const name = meeting === null ? 'một cuộc họp riêng' : `cuộc họp ${quoted(meeting)}`;
  if (startsAt === undefined) return name;
  return `${name} (${formatShortMoment(startsAt, timeZone)})`;
}

/** The start of a meeting that a text says, and in which words. */
export function auditTime(text: string, { startsAt, timeZone = 'UTC' }: AuditDetails): AuditEntry['time'] {
  if (startsAt === undefined) return null;
  const words = formatShortMoment(startsAt, timeZone);
  return text.includes(words) ? { startsAt, words } : null;
}

const changeNames = { time: 'giờ', place: 'địa điểm', content: 'nội dung' } as const;

/** As many as one reads in a line. */
const mostNames = 5;

function namesInWords({ names = [] }: AuditDetails): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).map(quoted).join(', ');
  return more > 0 ? `${shown} và ${more} từ khác` : shown;
}

const templateActs: Readonly<Record<ChangeAct, string>> = {
  ...{ added: 'thêm', changed: 'sửa', removed: 'xóa', renamed: 'đổi tên', replaced: 'thay tệp của' },
  ...{ 'default-set': 'đổi cách dùng mặc định của', proposed: 'đề xuất', accepted: 'duyệt' },
};

const glossaryActs: Readonly<Record<ChangeAct, string>> = {
  ...{ ...templateActs, added: 'thêm vào từ điển', proposed: 'đề xuất vào từ điển' },
  ...{ accepted: 'duyệt vào từ điển', changed: 'sửa trong từ điển', removed: 'xóa khỏi từ điển' },
};

const sentences: Readonly<Record<AuditKind, (facts: AuditFacts) => string>> = {
  'member-joined': () => 'đã tham gia công ty',
  'member-waiting': () => 'đã xin tham gia công ty',
  'member-approved': ({ person }) => `đã duyệt ${person} vào công ty`,
  'request-declined': ({ person }) => `đã từ chối yêu cầu tham gia của ${person}`,
  'request-withdrawn': () => 'đã rút yêu cầu tham gia',
  'member-removed': ({ person }) => `đã xóa ${person} khỏi công ty`,
  'member-left': () => 'đã rời công ty',
  'access-ended': ({ person }) => `đã yêu cầu ${person} đăng nhập lại`,
  'role-set': ({ person, details }) =>
    `đã đặt vai trò của ${person} là ${roleLabels[details.role ?? 'member']}`,
  'ownership-offered': ({ person }) => `đã mời ${person} nhận quyền sở hữu`,
  'ownership-withdrawn': ({ person }) => `đã rút lời mời ${person} nhận quyền sở hữu`,
  'ownership-declined': () => 'đã từ chối nhận quyền sở hữu',
  'ownership-transferred': ({ person }) => `đã nhận quyền sở hữu từ ${person}`,
  'ownership-assigned': ({ person }) => `đã giao quyền sở hữu cho ${person}`,
  'second-factor-reset': ({ person }) => `đã gỡ xác thực hai bước của ${person}`,
  'company-founded': () => 'đã tạo công ty',
  'settings-changed': ({ details }) => `đã đổi ${changesInWords(details)}`,
  'invite-code-replaced': () => 'đã đổi mã mời',
  'day-changed': ({ details }) => dayChange(details),
  'model-changed': ({ details: { model } }) =>
    `đã đổi mô hình AI từ ${model?.before ?? 'tắt'} thành ${model?.after ?? 'tắt'}`,
  'model-consented': ({ details: { host = '' } }) => `đã đồng ý gửi nội dung của công ty tới ${host}`,
  'company-closed': () => 'đã đóng công ty',
  'company-reopened': () => 'đã mở lại công ty',
  'template-changed': ({ details }) =>
    `đã ${templateActs[details.act ?? 'changed']} mẫu Word ${namesInWords(details)}`,
  'glossary-changed': ({ details }) =>
    `đã ${glossaryActs[details.act ?? 'changed']}: ${namesInWords(details)}`,
  'meeting-created': (facts) => `đã tạo ${meetingInWords(facts)}`,
  'meeting-changed': (facts) => {
    const what = (facts.details.what ?? []).map((part) => changeNames[part]).join(', ');
    return `đã đổi ${what === '' ? '' : `${what} của `}${meetingInWords(facts)}`;
  },
  'meeting-cancelled': (facts) => `đã hủy ${meetingInWords(facts)}`,
  'poll-opened': (facts) => `đã hỏi giờ cho ${meetingInWords(facts)}`,
  'poll-changed': (facts) => `đã đổi giờ hoặc hạn của việc hỏi giờ cho ${meetingInWords(facts)}`,
  'poll-completed': (facts) => `đã chốt giờ cho ${meetingInWords(facts)}`,
  'poll-cancelled': (facts) => `đã hủy việc hỏi giờ cho ${meetingInWords(facts)}`,
  'minutes-adopted': (facts) => `đã thông qua biên bản ${meetingInWords(facts)}`,
  'minutes-reopened': (facts) => `đã mở lại biên bản ${meetingInWords(facts)}`,
  'minutes-locked': (facts) => `đã khóa biên bản ${meetingInWords(facts)}`,
  'minutes-cancelled': (facts) => `đã hủy biên bản ${meetingInWords(facts)}`,
  'transcript-uploaded': (facts) => `đã thêm bản gỡ băng cho ${meetingInWords(facts)}`,
  'transcript-sent': (facts) =>
    `đã để mô hình AI tại ${facts.details.host ?? ''} đọc bản gỡ băng của ${meetingInWords(facts)}`,
  'calendar-imported': ({ details: { meetings = 0 } }) => `đã nhập ${meetings} cuộc họp từ một tệp lịch`,
  'company-exported': () => 'đã tải dữ liệu công ty về',
  'audit-exported': () => 'đã tải nhật ký về',
};

/** What was done, as a sentence without its subject. */
export const auditText = (kind: AuditKind, facts: AuditFacts): string => sentences[kind](facts);

export const groupOf = (kind: AuditKind): AuditGroup =>
  AuditGroup.options.find((group) => auditKinds[group].some((known) => known === kind)) ?? 'company';

export const groupNames: Readonly<Record<AuditGroup, string>> = {
  members: 'Thành viên',
  company: 'Công ty',
  meetings: 'Cuộc họp',
  data: 'Dữ liệu',
};
