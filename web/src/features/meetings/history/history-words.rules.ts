import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { formatTimeSpan, type TimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { typeWords, visibilityWords } from '@hopgon/contract/meetings/names';
import type { ChangedField, ChangeKind, FieldChange, MeetingChange } from '@hopgon/contract/meetings/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import { isMeetingKind, meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { zoneName } from '../../../lib/format/zone-choices.ts';

export const kindWords: Readonly<Record<ChangeKind, string>> = {
  created: 'tạo cuộc họp',
  published: 'gửi lời mời',
  changed: 'sửa cuộc họp',
  ended: 'kết thúc cuộc họp',
  cancelled: 'hủy cuộc họp',
};

const fieldWords: Readonly<Record<Exclude<ChangedField, 'participant' | 'guest'>, string>> = {
  title: 'Tên',
  kind: 'Loại cuộc họp',
  goal: 'Mục tiêu',
  type: 'Hình thức',
  startsAt: 'Bắt đầu',
  endsAt: 'Kết thúc',
  timeZone: 'Múi giờ',
  location: 'Địa điểm',
  joinUrl: 'Liên kết tham gia',
  room: 'Phòng họp',
  visibility: 'Ai xem được',
};

const lookUp = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;

function valueInWords(field: ChangedField, value: string | null, timeZone: string): string {
  if (value === null) return 'để trống';
  switch (field) {
    case 'startsAt':
    case 'endsAt':
      return formatMoment(value, timeZone);
    case 'kind':
      return isMeetingKind(value) ? meetingKinds[value].label : value;
    case 'type':
      return lookUp(typeWords, value);
    case 'visibility':
      return lookUp(visibilityWords, value);
    case 'timeZone':
      return zoneName(value);
    case 'participant':
    case 'guest':
      return lookUp(roleNames, value).toLocaleLowerCase('vi');
    default:
      return value;
  }
}

/** One line of what a change did: 'Địa điểm: Tầng 3 → Tầng 5', 'Thêm Trần Chi (tham gia)'. */
export function changeInWords({ field, from, to, subject }: FieldChange, timeZone: string): string {
  if (field === 'participant' || field === 'guest') {
    const who = `${field === 'guest' ? 'khách ' : ''}${subject ?? ''}`;
    if (from === null) return `Thêm ${who} (${valueInWords(field, to, timeZone)})`;
    if (to === null) return `Bỏ ${who}`;
    return `Sửa ${who}: ${valueInWords(field, from, timeZone)} → ${valueInWords(field, to, timeZone)}`;
  }
  return `${fieldWords[field]}: ${valueInWords(field, from, timeZone)} → ${valueInWords(field, to, timeZone)}`;
}

type ChangedTimes = Readonly<Record<keyof TimeSpan, string>>;

const isTimeField = (field: ChangedField): field is keyof ChangedTimes =>
  field === 'startsAt' || field === 'endsAt' || field === 'timeZone';

function timesBefore(after: ChangedTimes, fields: readonly FieldChange[]): ChangedTimes {
  const was = fields.flatMap(({ field, from }) =>
    isTimeField(field) && from !== null ? [[field, from]] : [],
  );
  return { ...after, ...Object.fromEntries(was) };
}

/** The lines of each change, the latest first as they come; from or to whole days, the time is one line without a clock. */
export function linesOfChanges(
  changes: readonly MeetingChange[],
  meeting: ChangedTimes,
  timeZone: string,
): readonly (readonly string[])[] {
  const { startsAt, endsAt, timeZone: zone } = meeting;
  let after: ChangedTimes = { startsAt, endsAt, timeZone: zone };
  return changes.map(({ fields }) => {
    const [before, now] = [timesBefore(after, fields), after];
    after = before;
    const isOfDays = fields.some(({ field }) => isTimeField(field)) && (isAllDay(before) || isAllDay(now));
    const time = isOfDays
      ? [`Thời gian: ${formatTimeSpan(before, timeZone)} → ${formatTimeSpan(now, timeZone)}`]
      : [];
    const others = isOfDays ? fields.filter(({ field }) => !isTimeField(field)) : fields;
    return [...time, ...others.map((field) => changeInWords(field, timeZone))];
  });
}
