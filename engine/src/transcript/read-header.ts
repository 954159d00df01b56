import type { HeaderFacts } from './parsed-transcript.ts';

type FactKind = 'title' | 'date' | 'time' | 'people' | 'other';

/** Labels found above transcripts, by what they state. `role` labels also open a person's speech, so they count only with a short value. */
const LABELS: Readonly<Record<FactKind, readonly string[]>> = {
  title: [
    'cuộc họp',
    'tên cuộc họp',
    'chủ đề',
    'tiêu đề',
    'tên',
    'title',
    'meeting',
    'topic',
    'subject',
    'buổi họp',
    'transcript',
    'họp',
    'v/v',
    'về việc',
  ],
  date: ['ngày', 'ngày họp', 'date', 'ngày tháng', 'ngày ghi âm'],
  time: [
    'thời gian',
    'giờ',
    'giờ họp',
    'time',
    'thời gian họp',
    'bắt đầu',
    'thời gian bắt đầu',
    'thời điểm',
    'giờ bắt đầu',
    'lúc',
  ],
  people: [
    'thành phần',
    'người tham gia',
    'người tham dự',
    'tham dự',
    'tham gia',
    'thành viên',
    'thành phần tham dự',
    'thành phần tham gia',
    'người dự',
    'dự họp',
    'có mặt',
    'attendees',
    'participants',
    'danh sách tham dự',
    'thành viên tham gia',
    'thành viên tham dự',
    'những người tham dự',
    'những người tham gia',
  ],
  other: [
    'địa điểm',
    'nơi họp',
    'hình thức',
    'vắng',
    'vắng mặt',
    'khách mời',
    'thời lượng',
    'location',
    'duration',
    'dự án',
    'nội dung',
    'mục đích',
    'phòng họp',
    'kênh',
    'nền tảng',
    'ghi chú',
    'ngôn ngữ',
    'số',
    'kết thúc',
    'thời gian kết thúc',
    'ghi âm',
    'file',
    'nguồn',
    'link',
    'công ty',
    'đơn vị',
    'phòng ban',
    'phòng',
    'chương trình',
    'mã cuộc họp',
    'meeting id',
    'agenda',
  ],
};
const ROLES = new Set([
  'chủ trì',
  'chủ tọa',
  'chủ toạ',
  'thư ký',
  'thư kí',
  'người ghi',
  'ghi biên bản',
  'host',
  'người ghi biên bản',
  'điều phối',
]);
const KINDS = new Map<string, FactKind>();
for (const kind of ['title', 'date', 'time', 'people', 'other'] as const)
  for (const label of LABELS[kind]) KINDS.set(label, kind);

const LABELLED = /^\s*[-*•#]*\s*(?:\*\*)?([^:：\n*]{1,40}?)(?:\*\*)?\s?[:：](?:\*\*)?\s*(.*)$/su;

/** Whether a line above the talk states a fact of the meeting ("Ngày: 9/3/2026") rather than somebody's words. */
export function isFactLine(line: string): boolean {
  const match = LABELLED.exec(line);
  const label = (match?.[1] ?? '').trim().toLowerCase();
  if (KINDS.has(label)) return true;
  return ROLES.has(label) && isNameList(match?.[2] ?? '');
}

function isNameList(value: string): boolean {
  return value.split(/\s+/u).length <= 10 && !/[.!?…]\s*$/u.test(value);
}

/** Facts from the lines above the talk; lines it does not understand are passed over. */
export function readHeader(lines: readonly string[]): HeaderFacts {
  const facts: HeaderFacts = {};
  let listing = false;
  for (const line of lines) {
    const match = LABELLED.exec(line);
    const kind = KINDS.get((match?.[1] ?? '').trim().toLowerCase());
    const value = (match?.[2] ?? '').trim();
    if (kind) takeFact(facts, kind, value);
    else if (listing && /^\s*(?:[-*•+]|\d+[.)])\s+/u.test(line))
      addPeople(facts, line.replace(/^\s*(?:[-*•+]|\d+[.)])\s+/u, ''));
    else if (!match && !facts.title) takeTitle(facts, line);
    if (kind) listing = kind === 'people';
  }
  return facts;
}

function takeFact(facts: HeaderFacts, kind: FactKind, value: string): void {
  if (kind === 'title' && value !== '') facts.title = value;
  if (kind === 'people') addPeople(facts, value);
  if (kind === 'date' || kind === 'time') {
    facts.date ??= readDate(value);
    facts.startTime ??= readClock(value);
    if (facts.date === undefined) delete facts.date;
    if (facts.startTime === undefined) delete facts.startTime;
  }
}

function takeTitle(facts: HeaderFacts, line: string): void {
  const title = line.replace(/^[\s#*=-]+|[\s*=-]+$/gu, '');
  if (title === '') return;
  facts.title = title.replace(/\s*[–—-]\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/u, '');
  const date = readDate(title);
  if (date) facts.date ??= date;
}

function addPeople(facts: HeaderFacts, value: string): void {
  const names = value
    .replace(/\([^()]*\)/gu, '')
    .split(/[,;]|\s+và\s+/u)
    .map((name) => name.trim().replace(/\.$/u, ''))
    .filter((name) => name !== '' && name.length <= 60);
  if (names.length > 0) facts.people = [...(facts.people ?? []), ...names];
}

function readDate(text: string): string | undefined {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/u.exec(text);
  if (iso) return formatDate(iso[1], iso[2], iso[3]);
  const dayFirst = /(\d{1,2})\s*(?:[/.-]|\s+tháng\s+)\s*(\d{1,2})\s*(?:[/.-]|,?\s+năm\s+)\s*(\d{4})/iu.exec(
    text,
  );
  return dayFirst ? formatDate(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined;
}

function formatDate(year = '', month = '', day = ''): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const kept = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return kept ? date.toISOString().slice(0, 10) : undefined;
}

function readClock(text: string): string | undefined {
  const match = /(\d{1,2})\s*(?:[:h]|giờ)\s*(\d{2})?\s*(?:phút)?\s*(am|pm|sáng|chiều|tối)?/iu.exec(text);
  if (!match) return undefined;
  const half = match[3]?.toLowerCase() ?? '';
  const hour = Number(match[1]) + (Number(match[1]) < 12 && ['pm', 'chiều', 'tối'].includes(half) ? 12 : 0);
  const minute = Number(match[2] ?? 0);
  return hour < 24 && minute < 60
    ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    : undefined;
}
