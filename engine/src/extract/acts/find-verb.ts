import type { Clause } from '../clauses/clause.ts';
import { type Verb, verbAt } from '../language/action-verbs.ts';
import { foreignVerbAt, isForeignWord } from '../language/foreign-verb.ts';
import { BETWEEN, DENIES, FLOOR_VERBS, TIME_WORDS } from '../language/frame-words.ts';
import { setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';

/** "Con service": a classifier, and no child; "có call" is to have one. */
const COUNTS_THINGS: ReadonlySet<string> = new Set(['con', 'ông', 'bà', 'cậu', 'chú']);
const LONGEST_GAP = 7;

/** The verb after a subject, over adverbs and a time phrase; none where something in between denies it. */
export function findVerb(clause: Clause, from: number): { verb: Verb; verbAt: number } | null {
  let at = from;
  while (at < clause.words.length && at - from <= LONGEST_GAP) {
    const word = clause.words[at] ?? '';
    if (DENIES.has(word)) return null;
    const verb = verbAt(clause.words, at) ?? borrowedVerb(clause, at);
    const idle = idleLength(clause, at, verb);
    if (idle === 0) return verb && purposeOf(clause, at, verb);
    at += idle;
  }
  return null;
}

/** How many words from here on may stand between a subject and what it does. */
function idleLength(clause: Clause, at: number, verb: Verb | null): number {
  const polite =
    favourLength(clause, at) || askedLeave(clause, at) || homeLength(clause, at) || hasDoneLength(clause, at);
  if (polite > 0) return polite;
  const stands = verb ? isTimeHere(clause, at, verb) : mayStandBetween(clause.words[at] ?? '');
  return stands ? 1 : 0;
}

/** "Chạy qua nộp", "vào Vinh gặp chủ nhà": who goes somewhere goes to do something there. */
function purposeOf(clause: Clause, at: number, motion: Verb): { verb: Verb; verbAt: number } {
  const { text, length } = motion;
  const stays = { verb: motion, verbAt: at };
  if (!MOTIONS.has(text)) return stays;
  for (let to = at + length; to <= at + length + LONGEST_PLACE; to += 1) {
    const word = clause.words[to] ?? '';
    if (clause.breaks.has(to - 1) || KIN_WORDS.has(word) || isTimeWord(word)) return stays;
    const verb = verbAt(clause.words, to);
    if (ERRANDS.has(verb?.text ?? '')) return { verb: { ...motion, isLight: false }, verbAt: at };
    if (verb && !MOTIONS.has(verb.text))
      return isErrand(verb, text, to - at - length) ? { verb, verbAt: to } : stays;
  }
  return stays;
}
const MOTIONS = setOf('đi|qua|tới|đến|xuống|về|sang|vào|ghé|chạy|chạy qua|vòng|lên|ra');
/** "Lên lịch", "ra đề" make something; only right before a verb they are a way there. */
const ALSO_MAKE = setOf('lên|ra');
/** Light by themselves, a purpose behind a way. */
const ERRANDS = setOf('hỏi|xem|đọc');
const LONGEST_PLACE = 3;
const isTimeWord = (word: string): boolean => TIME_WORDS.has(word) && !MOTIONS.has(word);

/** Whether one goes there for this; "lên bài viết" makes something. */
function isErrand(verb: Verb, motion: string, gap: number): boolean {
  if (gap > 0 && ALSO_MAKE.has(motion)) return false;
  return !(verb.isLight || FLOOR_VERBS.has(verb.text));
}

/** "Tôi xin hoàn thiện", "tôi xin phép cuối tuần …", "tôi trực tiếp đi": the polite or idle word before the verb that is meant. */
function askedLeave({ words }: Clause, at: number): number {
  if (words[at] === 'trực' && words[at + 1] === 'tiếp') return 2;
  if (words[at] !== 'xin') return 0;
  if (words[at + 1] === 'phép') return 2;
  return verbAt(words, at + 1) ? 1 : 0;
}

/** "Về quê lấy giấy khai sinh": what one goes home for; "về quê ăn cưới" is none. */
const homeLength = ({ words, breaks }: Clause, at: number): number => {
  if (words[at] !== 'về' || words[at + 1] !== 'quê' || breaks.has(at + 1)) return 0;
  const verb = verbAt(words, at + 2);
  return verb && !verb.isLight && !MOTIONS.has(verb.text) ? 2 : 0;
};

/** "Em cho thay lưới", "tui cho máy xúc vô khơi": whoever or whatever does it, one has it done. */
function hasDoneLength({ words, breaks }: Clause, at: number): number {
  if (words[at] !== 'cho' || breaks.has(at)) return 0;
  const last = MEANS.has(words[at + 1] ?? '') ? at + LONGEST_MEANS : at + 1;
  for (let to = at + 1; to <= last && !breaks.has(to - 1); to += 1) {
    const verb = verbAt(words, to);
    if (verb && !MOTIONS.has(verb.text)) return isHadDone(verb, words[to + verb.length]) ? to - at : 0;
  }
  return 0;
}
/** "Cho thuê" lends, "cho đổi giờ làm" allows, "cho cẩu nằm đó" speaks of a crane. */
const isHadDone = (verb: Verb, next = ''): boolean =>
  !(verb.isLight || ALLOWED.has(verb.text) || STAYS.has(next));
const MEANS = setOf('máy|xe|thợ|người|lính|anh|mấy|đội|tổ|công|bảo|kỹ|nhân|hai|ba|một');
const ALLOWED = setOf('thuê|mua|mượn|vay|thêm|bớt|dời|hoãn|đẩy|đổi|giữ|bỏ|hủy|tăng|giảm|mở|đóng|tắt');
const STAYS = setOf('nằm|nghỉ|đứng|chạy|ở|hoạt');
const LONGEST_MEANS = 4;

function borrowedVerb({ words, raw }: Clause, at: number): Verb | null {
  const before = words[at - 1] ?? '';
  const isNoun = COUNTS_THINGS.has(before) || before === 'có' || isPaired(words, raw, at);
  return isNoun ? null : foreignVerbAt(raw, at);
}

/** "Kiệt creative với Thy media", "chị sales với em", "anh em backend và frontend"; "Nam call với khách", "em export và gửi" is done. */
function isPaired(words: Clause['words'], raw: Clause['raw'], at: number): boolean {
  if (!PAIRS.has(words[at + 1] ?? '')) return false;
  if (isForeignWord(raw[at + 3] ?? '')) return true;
  const ofKin = KIN_WORDS.has(words[at - 1] ?? '');
  return ofKin && (isForeignWord(raw[at + 2] ?? '') || KIN_WORDS.has(words[at + 2] ?? ''));
}
const PAIRS = setOf('với|và');

/** "giúp", "giúp anh" before the real verb. */
function favourLength(clause: Clause, at: number): number {
  const word = clause.words[at];
  if (word !== 'giúp' && word !== 'hộ') return 0;
  if (KIN_WORDS.has(clause.words[at + 1] ?? '')) return 2;
  return verbAt(clause.words, at + 1) ? 1 : 0;
}

/** "tới thứ năm", "đến mai": a motion verb's form in a time phrase. */
function isTimeHere(clause: Clause, at: number, verb: Verb): boolean {
  const leads = TIME_WORDS.has(verb.text) || verb.text === 'vào';
  return verb.length === 1 && leads && TIME_WORDS.has(clause.words[at + 1] ?? '');
}

function mayStandBetween(word: string): boolean {
  return BETWEEN.has(word) || TIME_WORDS.has(word) || /^\d/u.test(word);
}
