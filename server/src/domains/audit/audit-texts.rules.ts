import { type AuditEntry, AuditGroup, type AuditKind, auditKinds } from '@hopgon/contract/audit/schemas';
import { roleLabels } from '@hopgon/contract/options';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { formatShortMoment } from '@hopgon/contract/time/format-time';
import { quoted, settingNames, settingValue } from './setting-texts.rules.ts';

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
  readonly transcripts?: number | undefined;
  /** Whether everything of the company is meant in place of a meeting. */
  readonly isWholeCompany?: boolean | undefined;
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

/** Who acted where no person did. */
export const serverName = 'Hệ thống';

const changesInWords = ({ changes = [] }: AuditDetails): string =>
  changes
    .map(
      ({ setting, before, after }) =>
        `${settingNames[setting] ?? setting} từ ${settingValue(setting, before)} thành ${settingValue(setting, after)}`,
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

const heldInWords = (facts: AuditFacts): string =>
  facts.details.isWholeCompany ? 'mọi dữ liệu của công ty' : meetingInWords(facts);

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
  'retention-applied': ({ details: { meetings = 0, transcripts = 0 } }) =>
    `đã xóa theo quy tắc lưu giữ: ${[
      ...(meetings > 0 ? [`${meetings} cuộc họp`] : []),
      ...(transcripts > 0 ? [`${transcripts} bản gỡ băng`] : []),
    ].join(', ')}`,
  'retention-held': (facts) => `đã giữ lại ${heldInWords(facts)}, không xóa theo quy tắc lưu giữ`,
  'retention-released': (facts) => `đã bỏ giữ lại ${heldInWords(facts)}`,
  'company-exported': () => 'đã tải dữ liệu công ty về',
  'audit-exported': () => 'đã tải nhật ký về',
};

/** What was done, as a sentence without its subject. */
export const auditText = (kind: AuditKind, facts: AuditFacts): string => sentences[kind](facts);

/** The sentences without names and values, for searching. */
export const plainSentences: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(auditKinds)
    .flat()
    .map((kind: AuditKind) => [kind, auditText(kind, { person: '', meeting: ' ', details: {} })]),
);

export const groupOf = (kind: AuditKind): AuditGroup =>
  AuditGroup.options.find((group) => auditKinds[group].some((known) => known === kind)) ?? 'company';

export const groupNames: Readonly<Record<AuditGroup, string>> = {
  members: 'Thành viên',
  company: 'Công ty',
  meetings: 'Cuộc họp',
  data: 'Dữ liệu',
};
