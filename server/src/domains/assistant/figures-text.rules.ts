import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Analysis, Figures } from '@hopgon/contract/transcripts/schemas';
import { isFact } from '@hopgon/engine/extract/certainty';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What is known of a meeting: its transcript's analysis, or why there is none. */
export interface MeetingKnown {
  readonly meeting: Meeting;
  readonly items: readonly ActionItem[];
  readonly analysis: Analysis | null;
  /** Why the transcript's figures are unknown, as the end of a sentence; empty when they are known. */
  readonly lacking: string;
}

const number = (value: number): string =>
  new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 }).format(value);
const share = (part: number, whole: number): string => `${number((part / whole) * 100)}%`;

/** "5/6 người (83,3%)" */
const partOf = (part: number, whole: number): string =>
  whole === 0 ? 'Chưa mời ai' : `${part}/${whole} người (${share(part, whole)})`;

const lasting = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return `${number(Math.round(ms / 1000))} giây`;
  return minutes < 60 ? `${minutes} phút` : `${Math.floor(minutes / 60)} giờ ${minutes % 60} phút`;
};

const noTimes = 'Không rõ vì bản ghi không có giờ';

/** The figures of a meeting, each counted or said to be unknown and why. */
export function factsOf({ meeting, items, analysis, lacking }: MeetingKnown): Fact[] {
  const invited = meeting.participants.length;
  const accepted = meeting.participants.filter((person) => person.answer === 'accepted').length;
  const answered = meeting.participants.filter((person) => person.answer !== 'waiting').length;
  const planned = Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt);
  return [
    { label: 'Thời lượng theo lịch', value: lasting(planned) },
    { label: 'Người được mời', value: number(invited) },
    { label: 'Đã trả lời', value: `${answered}/${invited}` },
    { label: 'Nhận lời dự', value: partOf(accepted, invited) },
    { label: 'Người có mặt', value: 'Không rõ, vì cuộc họp không ghi ai đã đến' },
    ...(analysis
      ? spokenFacts(analysis)
      : [{ label: 'Số liệu từ bản ghi', value: `Không rõ vì ${lacking}` }]),
    { label: 'Việc cần làm', value: countItems(items) },
    { label: 'Đánh giá cuộc họp', value: 'Không có, vì Họp Gọn không chấm điểm cuộc họp' },
  ];
}

function spokenFacts({ figures, decisions, openQuestions }: Analysis): Fact[] {
  return [
    {
      label: 'Thời lượng ghi được',
      value: figures.durationMs === null ? noTimes : lasting(figures.durationMs),
    },
    { label: 'Người có lời trong bản ghi', value: number(figures.speakers.length) },
    { label: 'Lượt lời', value: number(figures.turns) },
    { label: 'Số từ', value: number(figures.words) },
    { label: 'Câu hỏi', value: number(figures.questions) },
    ...mostTalking(figures),
    ...courseFacts(figures),
    { label: 'Quyết định', value: number(decisions.filter(isFact).length) },
    { label: 'Câu hỏi còn mở', value: number(openQuestions.filter(isFact).length) },
  ];
}

/** How the meeting went beside its plan; what the transcript cannot tell says why. */
function courseFacts({ interruptions, silenceMs, agenda, punctuality }: Figures): Fact[] {
  const late = (minutes: number): string =>
    minutes === 0 ? 'đúng giờ' : `${minutes > 0 ? 'muộn' : 'sớm'} ${lasting(Math.abs(minutes) * 60_000)}`;
  const ends = punctuality.value && [
    punctuality.value.startMinutes === null ? '' : `bắt đầu ${late(punctuality.value.startMinutes)}`,
    punctuality.value.endMinutes === null ? '' : `kết thúc ${late(punctuality.value.endMinutes)}`,
  ];
  return [
    {
      label: 'Lần ngắt lời',
      value: interruptions.value === null ? interruptions.reason : number(interruptions.value),
    },
    {
      label: 'Thời gian im lặng',
      value: silenceMs.value === null ? silenceMs.reason : lasting(silenceMs.value),
    },
    {
      label: 'Mục chương trình đã bàn',
      value: agenda.value ? `${agenda.value.covered}/${agenda.value.points.length}` : agenda.reason,
    },
    { label: 'Đúng giờ', value: ends ? ends.filter(Boolean).join(', ') : punctuality.reason },
  ];
}

function mostTalking(figures: Figures): Fact[] {
  const most = figures.speakers.toSorted((a, b) => b.words - a.words)[0];
  if (!most || figures.words === 0) return [];
  const talked = most.talkMs === null ? '' : `, ${lasting(most.talkMs)}`;
  const monologue = figures.longestMonologue;
  return [
    { label: 'Nói nhiều nhất', value: `${most.speaker}: ${share(most.words, figures.words)} số từ${talked}` },
    {
      label: 'Thời lượng nói của từng người',
      value: figures.timesUnknown === '' ? 'Có, xem bảng bên dưới' : noTimes,
    },
    {
      label: 'Lượt nói dài nhất',
      value: monologue?.ms == null ? noTimes : `${monologue.speaker}: ${lasting(monologue.ms)}`,
    },
  ];
}

function countItems(items: readonly ActionItem[]): string {
  if (items.length === 0) return 'Chưa có việc nào';
  const of = (state: ActionItem['state']) => items.filter((item) => item.state === state).length;
  const late = items.filter((item) => item.overdue).length;
  return `${items.length} việc: ${of('done')} xong, ${of('proposed')} đang đề xuất, ${late} quá hạn`;
}

export const writeFacts = (title: string, facts: readonly Fact[]): string =>
  [`Phân tích cuộc họp: ${title}`, ...facts.map(({ label, value }) => `- ${label}: ${value}`)].join('\n');
