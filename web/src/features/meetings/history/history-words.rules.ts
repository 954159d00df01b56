import type { ChangedField, ChangeKind, FieldChange } from '@hopgon/contract/meetings/schemas';
import { roleWords } from '../../../data/meetings/answer-words.ts';
import { isMeetingKind, meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { zoneName } from '../../../lib/format/zone-choices.ts';
import { typeWords, visibilityWords } from '../meeting-words.ts';

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

function shown(field: ChangedField, value: string | null, timeZone: string): string {
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
      return lookUp(roleWords, value).toLocaleLowerCase('vi');
    default:
      return value;
  }
}

/** One line of what a change did: 'Địa điểm: Tầng 3 → Tầng 5', 'Thêm Trần Chi (tham gia)'. */
export function changeInWords({ field, from, to, subject }: FieldChange, timeZone: string): string {
  if (field === 'participant' || field === 'guest') {
    const who = `${field === 'guest' ? 'khách ' : ''}${subject ?? ''}`;
    if (from === null) return `Thêm ${who} (${shown(field, to, timeZone)})`;
    if (to === null) return `Bỏ ${who}`;
    return `Sửa ${who}: ${shown(field, from, timeZone)} → ${shown(field, to, timeZone)}`;
  }
  return `${fieldWords[field]}: ${shown(field, from, timeZone)} → ${shown(field, to, timeZone)}`;
}
