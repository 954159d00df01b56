import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';
import { wordsBesideNames } from '../people/words-beside-names.ts';
import { readDayAlone } from './bare-day.ts';
import { dayParts, reasonAt, standing } from './day-parts.ts';
import { ASKS_OFF, ASKS_WHEN, FAR_OR_NEAR, NOT_THEN, TELLS_OF_DAY, TOO_FAR } from './haggle.ts';
import { type ReadDeadline, readDeadline } from './read-deadline.ts';

export type NamedDay = {
  readonly day: ReadDeadline;
  /** What else the stretch that names it speaks of. */
  readonly beside: ReadonlySet<string>;
  /** Said in place of another day, on which it cannot be. */
  readonly instead?: true;
  /** Whether that other day is asked for. */
  readonly asks?: boolean;
  /** Told by its number, and by nothing else. */
  readonly bare?: true;
  /** So long from now, as is asked for or answered. */
  readonly span?: true;
};

const SHORT_CLAUSE = 14;

/** A day named in a short clause, or in a short part of one that tells; elsewhere it may belong to something else. */
export function readReplyDay(turn: number, context: MeetingContext): NamedDay | null {
  const instead = dayInstead(turn, context) ?? dayAnsweredBut(turn, context);
  if (instead) return instead;
  let first: NamedDay | null = null;
  for (const clause of context.clauses[turn] ?? []) {
    const day = ASKS_OFF.test(clause.plain) ? null : dayOfClause(clause, context);
    if (day && first && !clause.asks) return { ...day, instead: true };
    if (day && !(NOT_THEN.test(clause.plain) || TOO_FAR.test(clause.plain))) return day;
    first ??= day;
  }
  return first ?? dayAnswered(turn, context);
}

/** "Thứ ba con đi khám răng rồi. Thứ tư con thưa lại nhé": behind a day of which something else is told, one put forward. */
function dayInstead(turn: number, context: MeetingContext): NamedDay | null {
  const parts = dayParts(turn, context);
  if (parts.length < 2) return null;
  const at = parts.findLastIndex(({ bare }) => bare);
  const last = parts[at];
  const before = parts.slice(0, at).findLast(({ day }) => day.date !== last?.day.date);
  if (!last || !before || before.bare) return null;
  return { day: last.day, beside: new Set(), instead: true, asks: last.clause.asks };
}

/** "Bao giờ đi?" — "tuần này em kẹt báo cáo, giữa tuần sau em xuống": not the first day, for it does not stand. */
function dayAnsweredBut(turn: number, context: MeetingContext): NamedDay | null {
  const answered = dayAnswered(turn, context);
  return answered?.day === dayParts(turn, context)[0]?.day ? null : answered;
}

function dayAnswered(turn: number, context: MeetingContext): NamedDay | null {
  if (!ASKS_WHEN.test(plainTurn(context, turn - 1))) return null;
  const [first] = standing(dayParts(turn, context));
  return !first || first.clause.asks ? null : { day: first.day, beside: new Set(), instead: true };
}

function dayOfClause(clause: Clause, context: MeetingContext): NamedDay | null {
  const named = readDeadline(clause, 0, clause.words.length, context);
  if (named === null || TELLS_OF_DAY.test(clause.plain)) return null;
  const turned = dayOfTurn(clause, context) ?? bareDayLast(clause, context) ?? dayAskedLast(clause, context);
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
  let last: NamedDay | null = null;
  for (const clause of context.clauses[turn] ?? []) {
    const ends = endsOf(clause);
    for (const [index, to] of ends.entries()) {
      const plain = plainBetween(clause, ends[index - 1] ?? 0, to);
      const day = readDayAlone(plain, context.meetingDate);
      if (day) last = { day, beside: new Set(), asks: clause.asks, bare: true };
    }
  }
  return last;
}

function dayIn(clause: Clause, from: number, to: number, context: MeetingContext): NamedDay | null {
  const day = to - from > SHORT_CLAUSE ? null : readDeadline(clause, from, to, context);
  if (day === null || opensTime(plainBetween(clause, from, to), day)) return null;
  const end = reasonAt(clause, from, to);
  return { day, beside: wordsBeside(wordsBesideNames(clause, from, end, context), day) };
}

/** "Từ tuần sau tin nào cũng phải soát", "bốn giờ rồi": from then on, or now, and no day for what was spoken of before. */
function opensTime(plain: string, { phrase }: ReadDeadline): boolean {
  const said = phrase.toLowerCase();
  if (NOT_THAT_DAY.test(plain)) return true;
  return plain.includes(` từ ${said} `) || plain.includes(` ${said} rồi `);
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
  if (before === null && !clause.asks && NOT_BY_THEN.test(plainBetween(clause, 0, from)))
    return { ...last, instead: true };
  if (before === null) return !clause.asks && OUT_OF_TIME.test(plainBetween(clause, 0, from)) ? last : null;
  return before.date === last.day.date ? null : { ...last, instead: true };
}
/** "Mai cậu em đi Huế, sáng mốt em làm được không": the day that is asked for. */
function dayAskedLast(clause: Clause, context: MeetingContext): NamedDay | null {
  const from = endsOf(clause).at(-2);
  if (from === undefined || !ASKS_WHETHER.test(plainBetween(clause, from, clause.words.length))) return null;
  if (!HINDERED.test(plainBetween(clause, 0, from))) return null;
  const before = readDeadline(clause, 0, from, context);
  const last = before && dayIn(clause, from, clause.words.length, context);
  return !last || before.date === last.day.date ? null : { ...last, instead: true };
}
/** "Mai em gửi, thứ sáu anh duyệt kịp không" keeps the first. */
const HINDERED = anyOf('đi|bận|nghỉ|kẹt|vướng|mắc|họp|thi|giỗ|đám|học|trực|không|chưa|về');
const ASKS_WHETHER = anyOf('(?:được|kịp|ổn|tiện) (?:không|chứ|chưa|hả|nhỉ)');
const NOT_BY_THEN = anyOf('(?:không|sao|chưa|khó|chẳng|chả) kịp');
const OUT_OF_TIME = anyOf(`${FAR_OR_NEAR}(?: quá| lắm)?|nhầm|lộn|quên`);
const TURNS = setOf('nhưng|thôi|vậy|nên');

/** "Đúng rồi, thứ tư phải có bảng, cuối tuần khách đông": the day of the first part that says anything. */
function openingDay(clause: Clause, context: MeetingContext): NamedDay | null {
  const ends = endsOf(clause);
  for (const [index, to] of ends.entries()) {
    const from = ends[index - 1] ?? 0;
    const found = dayIn(clause, from, to, context);
    const said = contentWords(clause.words.slice(from, to).filter((word) => !SIGHS.has(word)));
    if (found || said.size > 0) return found;
  }
  return null;
}

/** "…, không cần thứ sáu nữa". */
const NOT_THAT_DAY = opensWith('(?:chứ |mà )?(?:không cần|không phải|không còn|khỏi|đừng)');

const SIGHS = setOf('chà|ồ|ôi|trời|ui|chết|ấy|ơ|ủa|á|thưa|phải|noted|yes|yeah|sorry');

function wordsBeside(words: readonly string[], { phrase }: ReadDeadline): Set<string> {
  const named = new Set(phrase.toLowerCase().split(/[\s,]+/u));
  return contentWords(words.filter((word) => !(named.has(word) || IDLE.has(word))));
}

/** Said beside a day, they are of nothing else. */
const IDLE = setOf('chắc|chốt|cơ|nhầm|lộn|lận|á|nốt|cái|ổn|cố|tức|nghĩa|lùi|dời|hoãn|đẩy|sang');
