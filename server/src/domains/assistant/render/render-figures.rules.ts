import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';
import { hoursInWords } from '@hopgon/contract/time/format-duration';
import type { AnalysisState, Figures } from '@hopgon/contract/transcripts/schemas';
import type { MeetingFacts } from '../plan/plan-record.rules.ts';
import { capitalize } from './capitalize.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

const number = (value: number): string =>
  new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 }).format(value);
const share = (part: number, whole: number): string => `${number((part / whole) * 100)}%`;

/** "5/6 người (83,3%)" */
const partOf = (part: number, whole: number): string =>
  whole === 0 ? 'Chưa mời ai' : `${part}/${whole} người (${share(part, whole)})`;

/** '45 giây', '12 phút', '1 giờ', '1 giờ 15 phút' */
const lasting = (ms: number): string =>
  ms < 30_000 ? `${number(Math.round(ms / 1000))} giây` : hoursInWords(ms);

/** The figures of a meeting: counted from what is stored, or said to be unknown. */
export function renderFigures(found: MeetingFacts): AssistantReply {
  const { id: meetingId, title } = found.meeting;
  const facts = factsOf(found);
  const lines = facts.map(({ label, value }) => `- ${label}: ${value}`);
  const { figures } = found;
  return say([`Phân tích cuộc họp: ${title}`, ...lines].join('\n'), {
    kind: 'figures',
    meetingId,
    title,
    facts,
    figures,
  });
}

/** Why the figures of a transcript are unknown, as the end of a sentence. */
function lackOf(state: AnalysisState | undefined): string {
  if (state === undefined) return 'cuộc họp chưa có bản gỡ băng';
  if (state === 'unasked') return 'bản gỡ băng chưa được phân tích';
  return state === 'failed' ? 'không phân tích được bản gỡ băng' : 'bản gỡ băng đang được phân tích';
}

/** The figures of a meeting, each counted; what is unknown stands in one line with its reasons. */
function factsOf({ meeting, items, figures, readings, transcript }: MeetingFacts): Fact[] {
  const invited = meeting.participants.length;
  const accepted = meeting.participants.filter((person) => person.answer === 'accepted').length;
  const answered = meeting.participants.filter((person) => person.answer !== 'waiting').length;
  const planned = Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt);
  return [
    { label: 'Thời lượng theo lịch', value: lasting(planned) },
    { label: 'Người được mời', value: number(invited) },
    { label: 'Đã trả lời', value: `${answered}/${invited}` },
    { label: 'Nhận lời dự', value: partOf(accepted, invited) },
    ...(figures ? spokenFacts(figures) : []),
    ...(readings.length > 0
      ? [
          { label: 'Quyết định', value: countReadings(readings, 'decision') },
          { label: 'Câu hỏi còn để ngỏ', value: countReadings(readings, 'question') },
        ]
      : []),
    { label: 'Việc cần làm', value: countItems(items, readings) },
    unknownFact([
      ...(figures
        ? unknownsOf(figures)
        : [{ what: 'số liệu từ bản gỡ băng', why: lackOf(transcript?.state) }]),
      ...neverKnown,
    ]),
  ];
}

function spokenFacts(figures: Figures): Fact[] {
  const time = (ms: number): string => `${lasting(ms)}${figures.isEstimated ? ' (ước tính)' : ''}`;
  const { durationMs, longestMonologue: longest, interruptions, silenceMs, agenda, punctuality } = figures;
  return [
    fact('Thời lượng ghi được', durationMs, time),
    { label: 'Người có lời trong bản gỡ băng', value: number(figures.speakers.length) },
    { label: 'Lượt lời', value: number(figures.turns) },
    { label: 'Số từ', value: number(figures.words) },
    { label: 'Câu hỏi đã nêu', value: number(figures.questions) },
    ...mostTalking(figures, time),
    fact('Lượt nói dài nhất', longest?.ms ?? null, (ms) => `${longest?.speaker}: ${time(ms)}`),
    fact('Lần ngắt lời', interruptions.value, number),
    fact('Thời gian im lặng', silenceMs.value, lasting),
    fact('Mục chương trình đã bàn', agenda.value, ({ covered, points }) => `${covered}/${points.length}`),
    fact('Đúng giờ', punctuality.value, punctualityInWords),
  ].filter((found) => found !== null);
}

const fact = <T>(label: string, value: T | null, words: (value: T) => string): Fact | null =>
  value === null ? null : { label, value: words(value) };

function punctualityInWords({
  startMinutes,
  endMinutes,
}: NonNullable<Figures['punctuality']['value']>): string {
  const late = (minutes: number): string =>
    minutes === 0 ? 'đúng giờ' : `${minutes > 0 ? 'muộn' : 'sớm'} ${lasting(Math.abs(minutes) * 60_000)}`;
  return [
    startMinutes === null ? '' : `bắt đầu ${late(startMinutes)}`,
    endMinutes === null ? '' : `kết thúc ${late(endMinutes)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function mostTalking(figures: Figures, time: (ms: number) => string): Fact[] {
  const most = figures.speakers.toSorted((a, b) => b.words - a.words)[0];
  if (!most || figures.words === 0) return [];
  const talked = most.talkMs === null ? '' : `, ${time(most.talkMs)}`;
  return [
    { label: 'Nói nhiều nhất', value: `${most.speaker}: ${share(most.words, figures.words)} số từ${talked}` },
  ];
}

interface Unknown {
  readonly what: string;
  readonly why: string;
}

/** What the transcript does not say, with the reason it gives. */
function unknownsOf({
  durationMs,
  timesUnknown,
  interruptions,
  silenceMs,
  agenda,
  punctuality,
}: Figures): Unknown[] {
  const unless = (known: unknown, what: string, why: string): Unknown[] =>
    known === null ? [{ what, why }] : [];
  return [
    ...unless(durationMs, 'thời lượng nói', timesUnknown),
    ...unless(interruptions.value, 'lần ngắt lời', interruptions.reason),
    ...unless(silenceMs.value, 'thời gian im lặng', silenceMs.reason),
    ...unless(agenda.value, 'mục chương trình đã bàn', agenda.reason),
    ...unless(punctuality.value, 'đúng giờ hay không', punctuality.reason),
  ];
}

/** What is known of no meeting. */
const neverKnown: readonly Unknown[] = [
  { what: 'người có mặt', why: 'trợ lý chưa đọc điểm danh; xem ở phòng họp hoặc biên bản' },
  { what: 'đánh giá cuộc họp', why: 'Họp Gọn không chấm điểm cuộc họp' },
];

/** One line for everything unknown: what shares a reason stands together. */
function unknownFact(unknowns: readonly Unknown[]): Fact {
  const reasons = Map.groupBy(unknowns, ({ why }) =>
    why.replace(/\.$/u, '').replace(/^(?:Bản|Cuộc)/u, (first) => first.toLowerCase()),
  );
  const said = [...reasons].map(
    ([why, those]) => `${capitalize(those.map(({ what }) => what).join(', '))} (${why})`,
  );
  return { label: 'Chưa rõ', value: said.join('. ') };
}

/** '3, đã duyệt 1' */
function countReadings(readings: readonly Reading[], wanted: ReadingKind): string {
  const those = readings.filter(({ kind, state }) => kind === wanted && isOpen(state));
  const approved = those.filter(({ state }) => state === 'approved').length;
  return those.length === 0 ? '0' : `${those.length}, đã duyệt ${approved}`;
}

const isOpen = (state: Reading['state']): boolean => state === 'proposed' || state === 'approved';

/** All of them: the counts come to the whole. */
const stateCounts = [
  ['done', 'xong'],
  ['doing', 'đang làm'],
  ['accepted', 'đã nhận'],
  ['proposed', 'đang đề xuất'],
  ['declined', 'đã từ chối'],
] as const satisfies readonly (readonly [ActionItem['state'], string])[];

function countItems(items: readonly ActionItem[], readings: readonly Reading[]): string {
  const waiting = readings.filter(({ kind, state }) => kind === 'task' && state === 'proposed').length;
  const toApprove = waiting > 0 ? `${waiting} việc máy đọc được, chưa duyệt` : '';
  if (items.length === 0) return toApprove || 'Chưa có việc nào';
  const of = (state: ActionItem['state']) => items.filter((item) => item.state === state).length;
  const late = items.filter((item) => item.overdue).length;
  const states = stateCounts
    .map(([state, word]) => [of(state), word] as const)
    .filter(([count]) => count > 0);
  const parts = [...states, [late, 'quá hạn'] as const].map(([count, word]) => `${count} ${word}`);
  const counted = `${items.length} việc: ${parts.join(', ')}`;
  return toApprove ? `${counted}; thêm ${toApprove}` : counted;
}
