import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { readDayAlone } from './bare-day.ts';
import { FAR_OR_NEAR, NOT_THEN, TELLS_OF_DAY, TOO_FAR } from './haggle.ts';
import { type ReadDeadline, readDeadline } from './read-deadline.ts';

export type NamedDay = {
  readonly day: ReadDeadline;
  /** What else the stretch that names it speaks of. */
  readonly beside: ReadonlySet<string>;
  /** Said in place of another day, on which it cannot be. */
  readonly instead?: true;
};

const SHORT_CLAUSE = 14;

/** A day named in a short clause, or in a short part of one that tells; elsewhere it may belong to something else. */
export function readReplyDay(turn: number, context: MeetingContext): NamedDay | null {
  let first: NamedDay | null = null;
  for (const clause of context.clauses[turn] ?? []) {
    const day = dayOfClause(clause, context);
    if (day && first && !clause.asks) return { ...day, instead: true };
    if (day && !(NOT_THEN.test(clause.plain) || TOO_FAR.test(clause.plain))) return day;
    first ??= day;
  }
  return first;
}

function dayOfClause(clause: Clause, context: MeetingContext): NamedDay | null {
  const named = readDeadline(clause, 0, clause.words.length, context);
  if (named === null || TELLS_OF_DAY.test(clause.plain)) return null;
  const turned = dayOfTurn(clause, context) ?? bareDayLast(clause, context);
  if (turned) return turned;
  const whole = dayIn(clause, 0, clause.words.length, context);
  const day = clause.asks || whole?.beside.size === 0 ? null : openingDay(clause, context);
  return day ?? whole;
}

const endsOf = ({ breaks, words }: Clause): number[] => [
  ...[...breaks].map((at) => at + 1).sort((a, b) => a - b),
  words.length,
];

/** "Thôi được, hai mươi ba": the day alone, as figures are said while haggling. */
export function readHaggledDay(turn: number, context: MeetingContext): NamedDay | null {
  for (const clause of context.clauses[turn] ?? []) {
    const ends = endsOf(clause);
    for (const [index, to] of ends.entries()) {
      const plain = plainBetween(clause, ends[index - 1] ?? 0, to);
      const day = readDayAlone(plain, context.meetingDate);
      if (day) return { day, beside: new Set() };
    }
  }
  return null;
}

function dayIn(clause: Clause, from: number, to: number, context: MeetingContext): NamedDay | null {
  const day = to - from > SHORT_CLAUSE ? null : readDeadline(clause, from, to, context);
  return day && { day, beside: wordsBeside(clause.words.slice(from, to), day) };
}

/** "Chiều nay em nghỉ, nhưng sáng mai em nộp", "tối nay ăn giỗ, thôi chủ nhật vậy": where one turns to it the day that counts follows. */
function dayOfTurn(clause: Clause, context: MeetingContext): NamedDay | null {
  const at = clause.words.findIndex((word, index) => index > 0 && TURNS.has(word));
  if (at < 0 || !readDeadline(clause, 0, at, context)) return null;
  const next = clause.words.findIndex((word, index) => index > at + 1 && TURNS.has(word));
  const day = dayIn(clause, at, next < 0 ? clause.words.length : next, context);
  return day && { ...day, instead: true };
}

/** "Thứ ba chị đi Hà Nội rồi, thứ năm nhé", "lâu quá, thứ tư đi em": the last part is nothing but a day. */
function bareDayLast(clause: Clause, context: MeetingContext): NamedDay | null {
  const from = endsOf(clause).at(-2);
  const last = from === undefined ? null : dayIn(clause, from, clause.words.length, context);
  if (from === undefined || last?.beside.size !== 0) return null;
  const before = readDeadline(clause, 0, from, context);
  if (before === null) return !clause.asks && OUT_OF_TIME.test(plainBetween(clause, 0, from)) ? last : null;
  return before.date === last.day.date ? null : { ...last, instead: true };
}
const OUT_OF_TIME = anyOf(`${FAR_OR_NEAR}(?: quá| lắm)?|nhầm|lộn|quên|không kịp`);
const TURNS = setOf('nhưng|thôi|vậy|nên');

/** "Đúng rồi, thứ tư phải có bảng, cuối tuần khách đông": the day of the first part that says anything. */
function openingDay(clause: Clause, context: MeetingContext): NamedDay | null {
  const ends = endsOf(clause);
  for (const [index, to] of ends.entries()) {
    const from = ends[index - 1] ?? 0;
    const found = dayIn(clause, from, to, context);
    if (found || contentWords(clause.words.slice(from, to)).size > 0) return found;
  }
  return null;
}

function wordsBeside(words: readonly string[], { phrase }: ReadDeadline): Set<string> {
  const named = new Set(phrase.toLowerCase().split(/[\s,]+/u));
  return contentWords(words.filter((word) => !(named.has(word) || IDLE.has(word))));
}

/** Said beside a day, they are of nothing else. */
const IDLE = setOf('cơ|nhầm|lộn|lận|á|nốt|cái|ổn|cố|tức|nghĩa|lùi|dời|hoãn|đẩy|sang');
