import type { Reading } from '@hopgon/contract/readings/schemas';

/** Something a draft is made from, or what it means that it is missing. */
export interface Source {
  readonly title: string;
  readonly note: string;
  readonly isThere: boolean;
}

interface FoundSources {
  readonly agendaItems: number;
  readonly people: number;
  readonly hasTranscript: boolean;
  readonly readings: readonly Pick<Reading, 'state'>[];
}

/** What there is to draft from. */
export function sourcesOf({ agendaItems, people, hasTranscript, readings }: FoundSources): readonly Source[] {
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
      note: `${people} người, chưa điểm danh`,
      isThere: people > 0,
    },
    {
      title: 'Phân tích bản gỡ băng',
      note: spokenNote(hasTranscript, approved, proposed),
      isThere: approved + proposed > 0,
    },
  ];
}

function spokenNote(hasTranscript: boolean, approved: number, proposed: number): string {
  if (!hasTranscript) return 'chưa có bản gỡ băng; bạn vẫn soạn được và tự ghi nội dung';
  if (approved + proposed === 0) return 'chưa đọc được gì; bạn vẫn soạn được và tự ghi nội dung';
  return [
    ...(approved > 0 ? [`${approved} mục đã duyệt`] : []),
    ...(proposed > 0 ? ['mục chưa ai duyệt được đánh dấu “Cần xem lại”'] : []),
  ].join(', ');
}
