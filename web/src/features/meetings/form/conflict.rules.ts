import { typeWords, visibilityWords } from '@hopgon/contract/meetings/names';
import type { ChangedField, MeetingChange } from '@hopgon/contract/meetings/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import { meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { type Clocks, ownSpan } from '../../../lib/format/own-clock.ts';
import { draftTimes } from './meeting-form.rules.ts';
import type { ConflictKey, Filled } from './merge-form.rules.ts';

export const conflictWords: Readonly<Record<ConflictKey, string>> = {
  title: 'Tên cuộc họp',
  kind: 'Loại cuộc họp',
  time: 'Thời gian',
  goal: 'Mục tiêu',
  type: 'Hình thức',
  room: 'Phòng họp',
  location: 'Địa điểm',
  joinUrl: 'Liên kết tham gia',
  visibility: 'Ai xem được',
  people: 'Người dự',
};

const fieldsOf: Readonly<Record<ConflictKey, readonly ChangedField[]>> = {
  title: ['title'],
  kind: ['kind'],
  time: ['startsAt', 'endsAt', 'timeZone'],
  goal: ['goal'],
  type: ['type'],
  room: ['room'],
  location: ['location'],
  joinUrl: ['joinUrl'],
  visibility: ['visibility'],
  people: ['participant'],
};

/** Who last changed it; the latest change first. */
export const changedBy = (changes: readonly MeetingChange[], key: ConflictKey): string =>
  changes.find(({ fields }) => fields.some(({ field }) => fieldsOf[key].includes(field)))?.by?.displayName ||
  'người khác';

const orEmpty = (text: string): string => (text.trim() === '' ? 'để trống' : text);

/** One side of a conflict in words. */
export function sideInWords(
  { draft, people }: Filled,
  key: ConflictKey,
  { roomName, clocks }: { readonly roomName: string; readonly clocks: Clocks },
): string {
  switch (key) {
    case 'time': {
      const times = draftTimes(draft);
      return times ? ownSpan({ ...times, timeZone: draft.timeZone }, clocks) : 'chưa rõ';
    }
    case 'kind':
      return meetingKinds[draft.kind].label;
    case 'type':
      return typeWords[draft.type];
    case 'visibility':
      return visibilityWords[draft.visibility];
    case 'room':
      return draft.roomId === '' ? 'không dùng phòng' : roomName;
    case 'joinUrl':
      return draft.makeJoinUrl ? 'liên kết mới' : orEmpty(draft.joinUrl);
    case 'people':
      return people
        .map(({ displayName, role }) =>
          role === 'attendee' ? displayName : `${displayName} (${roleNames[role].toLocaleLowerCase('vi')})`,
        )
        .join(', ');
    default:
      return orEmpty(draft[key]);
  }
}
