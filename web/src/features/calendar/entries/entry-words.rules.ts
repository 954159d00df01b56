import { answerWords } from '@hopgon/contract/meetings/names';
import type { MeetingStatus } from '@hopgon/contract/meetings/schemas';
import { meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { clocksOf } from '../calendar-words.rules.ts';
import type { Entry } from './entry.rules.ts';

const statusWords: Readonly<Record<MeetingStatus, string>> = {
  draft: 'bản nháp',
  upcoming: 'sắp tới',
  ongoing: 'đang diễn ra',
  completed: 'đã xong',
  cancelled: 'đã hủy',
};

/** A meeting for screen readers: everything its look says. */
export function entryInWords(entry: Entry, timeZone: string, clashes: boolean): string {
  const parts = [
    entry.title,
    clocksOf(entry, timeZone),
    !entry.isBusy && entry.kind !== 'other' && meetingKinds[entry.kind].label,
    entry.place,
    !entry.isBusy && statusWords[entry.status],
    entry.answer && entry.status !== 'cancelled' && `bạn ${answerWords[entry.answer].toLowerCase()}`,
    clashes && 'trùng giờ với cuộc họp khác của bạn',
  ];
  return parts.filter(Boolean).join(', ');
}
