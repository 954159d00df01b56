import type { LivePerson } from '@hopgon/contract/live/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { markWords } from './minutes-words.ts';

/** Something a draft is made from, or what it means that it is missing. */
export interface Source {
  readonly title: string;
  readonly note: string;
  readonly isThere: boolean;
}

interface FoundSources {
  readonly agendaItems: number;
  readonly people: readonly Pick<LivePerson, 'attendance'>[];
  readonly notes: number;
  readonly closedVotes: number;
  readonly hasTranscript: boolean;
  readonly readings: readonly Pick<Reading, 'state'>[];
}

/** What there is to draft from. */
export function sourcesOf(found: FoundSources): readonly Source[] {
  const { agendaItems, people, notes, closedVotes, hasTranscript, readings } = found;
  const approved = readings.filter(({ state }) => state === 'approved').length;
  const proposed = readings.filter(({ state }) => state === 'proposed').length;
  return [
    {
      title: 'Chương trình họp',
      note:
        agendaItems > 0
          ? `${agendaItems} mục, mỗi mục một phần của biên bản`
          : 'chưa có, biên bản có một phần chung',
      isThere: agendaItems > 0,
    },
    {
      title: 'Thành phần tham dự',
      note: attendanceNote(people),
      isThere: people.length > 0,
    },
    {
      title: 'Ghi chú trong cuộc họp',
      note: notes > 0 ? `${notes} dòng` : 'chưa có',
      isThere: notes > 0,
    },
    ...(closedVotes > 0 ? [{ title: 'Biểu quyết', note: `${closedVotes} nội dung`, isThere: true }] : []),
    {
      title: 'Phân tích bản gỡ băng',
      note: spokenNote(hasTranscript, approved, proposed),
      isThere: approved + proposed > 0,
    },
  ];
}

function attendanceNote(people: FoundSources['people']): string {
  const unrecorded = people.filter(({ attendance }) => attendance === 'unrecorded').length;
  const absent = people.filter(({ attendance }) => attendance === 'absent').length;
  if (unrecorded === people.length) return `${people.length} người, chưa điểm danh`;
  return [
    `${people.length} người`,
    `${people.length - unrecorded - absent} có mặt`,
    ...(absent > 0 ? [`${absent} vắng`] : []),
    ...(unrecorded > 0 ? [`${unrecorded} chưa điểm danh`] : []),
  ].join(', ');
}

function spokenNote(hasTranscript: boolean, approved: number, proposed: number): string {
  if (!hasTranscript) return 'chưa có bản gỡ băng; bạn vẫn soạn được và tự ghi nội dung';
  if (approved + proposed === 0) return 'chưa đọc được gì; bạn vẫn soạn được và tự ghi nội dung';
  return [
    ...(approved > 0 ? [`${approved} mục đã duyệt`] : []),
    ...(proposed > 0 ? [`mục chưa ai duyệt được đánh dấu “${markWords.unaccepted}”`] : []),
  ].join(', ');
}
