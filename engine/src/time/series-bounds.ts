import { fold } from '../text/fold.ts';
import { parseNumberWords } from '../text/number-words.ts';
import { addDays, addMonths } from './days.ts';
import { addMinutes, dateOf, type LocalTime, midnightOf } from './local-time.ts';
import { parseTimes } from './parse-times.ts';
import type { TimePhrase } from './time-phrase.ts';

/** When a series ends; `until` takes in the day it names. */
export type SeriesEnd =
  | { readonly by: 'never' }
  | { readonly by: 'until'; readonly day: string }
  | { readonly by: 'count'; readonly count: number };

/** What is said behind a rule that repeats: "10 buổi", "đến 31/12", "trong 3 tháng", "bắt đầu từ 7/12". */
export interface SeriesBounds {
  /** A day, where one is named. */
  readonly begins: string | null;
  readonly ends: SeriesEnd;
  /** How far what was read reaches. */
  readonly length: number;
}

type Bound = Partial<Pick<SeriesBounds, 'begins' | 'ends'>> & Pick<SeriesBounds, 'length'>;

/** Reads the bounds at the beginning of a text; what follows them is something else. */
export function readBounds(after: string, first: LocalTime): SeriesBounds {
  let bounds: SeriesBounds = { begins: null, ends: { by: 'never' }, length: 0 };
  while (true) {
    const rest = after.slice(bounds.length);
    const found = readCount(rest) ?? readSpan(rest, first);
    if (!found) return bounds;
    bounds = { ...bounds, ...found, length: bounds.length + found.length };
  }
}

const boundary =
  /(?<=^|[\s,;:])(?:bắt đầu|bat dau|start|kể từ|ke tu|từ|tu|cho đến|cho den|cho tới|cho toi|đến|den|tới|toi|hết|het|buổi cuối|buoi cuoi|lần cuối|lan cuoi|kết thúc|ket thuc|dừng|dung|chạy đến|chay den|trong|gồm|gom|tổng cộng|tong cong|\d{1,3}\s+(?:buổi|buoi|lần|lan|kỳ|ky))(?=[\s,;.]|$)/giu;

/** The bounds that stand anywhere in a text: each begins with a word that leads to it. */
export function findBounds(text: string, first: LocalTime): Omit<SeriesBounds, 'length'> {
  const found = [...text.matchAll(boundary)].map(({ index }) => readBounds(text.slice(index), first));
  return {
    begins: found.find(({ begins }) => begins !== null)?.begins ?? null,
    ends: found.find(({ ends }) => ends.by !== 'never')?.ends ?? { by: 'never' },
  };
}

const counted =
  /^[\s,;]*(?:(?:trong|gồm|gom|tổng cộng|tong cong|tất cả|tat ca|cả thảy|được|họp|hop)\s+)*(\d{1,3}|\p{L}+(?:\s\p{L}+){0,2}?)\s+(?:buổi|buoi|lần|lan|kỳ|ky|cuộc họp|cuoc hop|cuộc|cuoc)(?=$|[\s,;.])/iu;

function readCount(rest: string): Bound | null {
  const found = counted.exec(rest);
  const said = found?.[1] ?? '';
  const count = /^\d/.test(said) ? Number(said) : parseNumberWords(said);
  if (!found || count === null || !Number.isInteger(count) || count < 1) return null;
  return { ends: { by: 'count', count }, length: found[0].length };
}

const beginning = /^(?:(?:bắt đầu|bat dau|start)(?:\s+(?:từ|tu|vào|vao|ngày|ngay))?|kể từ|ke tu|từ|tu)$/iu;
const ending =
  /^(?:(?:cho đến|cho den|cho tới|cho toi|đến|den|tới|toi|chạy đến|chay den)(?:\s+(?:hết|het|ngày|ngay))?|hết|het|(?:buổi|buoi|lần|lan)\s+(?:cuối|cuoi)(?:\s+cùng|\s+cung)?(?:\s+(?:là|la|vào|vao|ngày|ngay|hôm|hom)){0,2}|(?:kết thúc|ket thuc|dừng|dung)(?:\s+(?:vào|vao|ngày|ngay|hôm|hom|ở|o)){0,2})$/iu;
const lasting = /^(?:trong vòng|trong vong|trong|kéo dài|keo dai)\s/iu;
const twoDays = /\s(?:đến|den|tới|toi)\s/iu;

function readSpan(rest: string, first: LocalTime): Bound | null {
  const found = parseTimes(rest, { reference: first, forward: true })[0];
  // "Từ 9h đến 10h" bounds a meeting, and no series.
  if (!found || found.recurrence || (found.known.time && !found.known.date)) return null;
  const [from, length] = found.span;
  const lead = rest
    .slice(0, from)
    .replace(/^[\s,;]+/u, '')
    .trim();
  const said = `${lead} ${rest.slice(from, length)}`.trim();
  const begins = dateOf(found.start);
  if (lasting.test(said) && found.grain === 'day') return { ends: until(addDays(begins, -1)), length };
  if (lead !== '' && ending.test(lead)) return { ends: until(lastDayOf(found)), length };
  const starts = beginning.test(lead) || (lead === '' && beginning.test(said.split(' ')[0] ?? ''));
  if (!starts) return null;
  return { begins, length, ...(twoDays.test(said) && { ends: until(lastDayOf(found)) }) };
}

const until = (day: string): SeriesEnd => ({ by: 'until', day });

const lastDayOf = (phrase: TimePhrase): string => dateOf(addMinutes(naturalEnd(phrase), -1));

const months: Partial<Record<TimePhrase['grain'], number>> = { month: 1, quarter: 3, year: 12 };

/** The end of a time; of one whose length only its grain says, where the day, week … ends. */
export function naturalEnd({ start, end, grain }: TimePhrase): LocalTime {
  if (end !== null) return end;
  const day = dateOf(start);
  if (grain === 'day' || grain === 'week') return midnightOf(addDays(day, grain === 'day' ? 1 : 7));
  const long = months[grain];
  return long === undefined
    ? addMinutes(start, grain === 'hour' ? 60 : 1)
    : midnightOf(addMonths(`${day.slice(0, 8)}01`, long));
}

const repeating =
  /(?:^|\s)(?:hang|moi) (?:sang|trua|chieu|toi|ngay|tuan|thang|quy|nam|thu|chu nhat|cn|t[2-7])(?=\s|$|,)|(?:^|\s)dinh ky(?=\s|$)|(?:ngay|tuan|thang|quy|nam) (?:mot|1) lan(?=\s|$|,)/;

/** Whether words say that something repeats, also where no rule could be read of them. */
export const saysRepeating = (text: string): boolean => repeating.test(fold(text));
