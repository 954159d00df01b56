import { hasCapital } from '../../text/letters.ts';
import type { Turn } from '../../transcript/turn.ts';
import type { Clause } from '../clauses/clause.ts';
import { isPolite } from '../language/politeness.ts';
import { ALWAYS_SELF, JUNIOR, KIN_WORDS, PRONOUNS } from '../language/pronouns.ts';
import { type Habits, learnHabits } from './learn-habits.ts';

/**
 * Whether a kinship word means the speaker or the one spoken to. Vietnamese has no fixed "I": "anh" is the
 * manager's I and the junior's you, so each speaker's habits are counted first, and the clause may overrule them.
 */
export type SelfReference = {
  readonly isSelf: (clause: Clause, word: string, index: number) => boolean;
  /** Speakers with no other word for themselves mean I by "mình"; the others mostly mean we. */
  readonly meansIByMinh: (turn: number) => boolean;
  /** Whether a speaker is called so, by themselves or by others: more than one order for "thầy" shows. */
  readonly goesBy: (speaker: string, word: string) => boolean;
};

const NEVER_SELF: ReadonlySet<string> = new Set(['cậu', 'bạn', 'mày', 'bây', 'sếp']);
const CALLS_SENIOR = / (?:anh|chị|cô|chú|bác|thầy|sếp|ông|bà)(?: \S+)? ơi(?= )/u;
const COMMANDS = / (?:nhé|đi|nghe)(?= (?:để|cho|kẻo|không|em) | $)/u;
/** "Em cũng sẽ gọi khách": what one knows of nobody but oneself. */
function tellsOfSelf({ words }: Clause, self: string): boolean {
  return words.some(
    (word, at) => word === self && KNOWS.has(words[at + (words[at + 1] === 'cũng' ? 2 : 1)] ?? ''),
  );
}
const KNOWS: ReadonlySet<string> = new Set(['sẽ', 'xin', 'định', 'nghĩ', 'thấy', 'hứa', 'vừa', 'đoán', 'sợ']);
const AFTER_PARTICLE = /^(?:nhé|ạ|nhỉ|lắm|quá|vậy|rồi|luôn|ngay|thôi|không|được|đi|mà|đó)$/u;

export function learnSelfReference(
  turns: readonly Turn[],
  clauses: readonly (readonly Clause[])[],
): SelfReference {
  const { of, politeTurns } = learnHabits(turns, clauses);
  const habitsIn = (turn: number) => of(turns[turn]?.speaker ?? null);
  return {
    isSelf: (clause, word, index) => {
      if (ALWAYS_SELF.has(word)) return true;
      if (!KIN_WORDS.has(word) || NEVER_SELF.has(word)) return false;
      const own = habitsIn(clause.turn);
      const polite = politeTurns.has(clause.turn);
      if (polite && JUNIOR.has(word) && byHabit(word, false, own)) return true;
      return inClause(clause, word, index, own) ?? byHabit(word, polite, own);
    },
    goesBy: (speaker, word) => (of(speaker).get(word) ?? 0) > 1,
    meansIByMinh: (turn) => ![...habitsIn(turn)].some(([word, weight]) => weight > 0 && word !== 'mình'),
  };
}

/** Signs beside the word itself, which outweigh habit. */
function inClause(clause: Clause, word: string, index: number, own: Habits): boolean | null {
  const before = clause.words[index - 1] ?? '';
  const next = clause.words[index + 1] ?? '';
  if (steppedForward(clause, word, index)) return true;
  if (before === 'để') return clause.words[index - 2] !== 'cứ' && next !== 'nó';
  if (next === 'ơi' || next === 'ạ' || before === 'ạ' || before === 'thưa') return false;
  if (FOR_ME.test(clause.plain)) return false;
  return JUNIOR.has(word) ? juniorInClause(clause, word, index, own) : null;
}

/** "Để chị làm, đầu tuần sau chị dán": the same one again. */
const steppedForward = ({ words, breaks }: Clause, word: string, index: number): boolean =>
  !SENT_ON.has(words[index + 1] ?? '') &&
  words.some((other, at) => {
    if (other !== 'để' || at + 1 >= index || words[at + 1] !== word) return false;
    const opens = stepsIn(words, breaks, at);
    return opens && ![...breaks].some((end) => end > at && end < index && words[end] === 'rồi');
  });
/** "Để em", "thế tờ khai để em": not "chị in để em", what it is done for. */
function stepsIn(words: Clause['words'], breaks: Clause['breaks'], at: number): boolean {
  let from = at;
  while (from > 0 && !breaks.has(from - 1)) from -= 1;
  return (
    from === at || (YES.has(words[from] ?? '') && !words.slice(from, at).some((word) => KIN_WORDS.has(word)))
  );
}
const YES: ReadonlySet<string> = new Set(['dạ', 'vâng', 'ừ', 'thôi', 'thế', 'vậy', 'thì', 'ok', 'được']);
const SENT_ON: ReadonlySet<string> = new Set(['nhớ', 'phải', 'hãy', 'cố', 'cứ', 'đừng']);

/** "Chú lập cho tôi danh sách": who has it done is another. */
const FOR_ME = / (?:cho|giúp|hộ|với) tôi(?= )/u;

/** Whether "em", "con", "cháu" is the one who speaks, as far as the clause shows it. */
function juniorInClause(clause: Clause, word: string, index: number, own: Habits): boolean | null {
  if (isSurely(clause, word, index)) return true;
  const commands = COMMANDS.test(clause.plain) || endsInUrging(clause, index);
  // Of whom nothing is known, "em gửi lại file cho anh" is a promise.
  if (!commands && promisesUnknown(clause, index, own)) return true;
  const profits = clause.words.find(
    (other, at) => isSenior(other, word) && isBenefit(clause.words[at - 1] ?? ''),
  );
  if (
    profits !== undefined &&
    ((own.get(profits) ?? 0) >= (own.get(word) ?? 0) || (own.get(word) ?? 0) < SURE)
  )
    return false;
  if (!commands && !clause.asks && tellsOfSelf(clause, word)) return true;
  const hasSenior = [...own].some(
    ([other, weight]) => weight > 0 && isSenior(other, word) && other !== 'mình',
  );
  return commands && hasSenior ? false : null;
}

/** "Anh Kỳ đi một mình nhé, em gửi anh bộ câu hỏi": told to a senior by name, and one's own share. */
function followsOrder({ words, raw, breaks }: Clause, word: string, index: number): boolean {
  if (!breaks.has(index - 1) || !/^(?:nhé|đi|nghe)$/u.test(words[index - 1] ?? '')) return false;
  const listener = words.findIndex((other, at) => at > index && KIN_WORDS.has(other));
  if (SENT_ON.has(words[index + 1] ?? '') || hasCapital(raw[listener + 1] ?? '')) return false;
  return words.some(
    (other, at) =>
      at < index &&
      isSenior(other, word) &&
      KIN_WORDS.has(other) &&
      hasCapital(raw[at + 1] ?? '') &&
      (listener < 0 || words[listener] === other),
  );
}

const isSurely = (clause: Clause, word: string, index: number): boolean =>
  isPolite(clause.plain) ||
  CALLS_SENIOR.test(clause.plain) ||
  namesSeniorLast(clause, word, index) ||
  followsOrder(clause, word, index);

const SENT = / (?:phải|nhớ|hãy|cố|cứ|thử|nên|đừng|ơi)(?= )/u;

const ALONG = new Set(['với', 'và', 'cùng']);
const promisesUnknown = (clause: Clause, index: number, own: Habits): boolean =>
  (clause.turn > 0 || ALONG.has(clause.words[index + 1] ?? '')) &&
  !clause.asks &&
  !SENT.test(clause.plain) &&
  !knowsSelf(own);

function knowsSelf(own: Habits): boolean {
  for (const weight of own.values()) if (weight > 0) return true;
  return false;
}

/** Who has so often said "em" of themselves gives by "gửi cho chị" what another asked for. */
const SURE = 2;

/** "Em đặt thêm gỗ đi, chậm nhất thứ tư …": the part that holds the word ends like an order. */
function endsInUrging({ words, breaks }: Clause, index: number): boolean {
  let end = index;
  while (end < words.length - 1 && !breaks.has(end)) end += 1;
  return /^(?:nhé|đi|nghe)$/u.test(words[end] ?? '');
}

/** "… nghen chị", "được bác, thứ tư em đưa": the last word, of the clause or of a part, calls the one spoken to. */
function namesSeniorLast({ words, raw, breaks }: Clause, word: string, index: number): boolean {
  const calls = (at: number) => {
    // "Nhé chị Diễm, em …"
    const title = hasCapital(raw[at] ?? '') && isSenior(words[at - 1] ?? '', word) ? at - 1 : at;
    return (
      title !== index && isSenior(words[title] ?? '', word) && AFTER_PARTICLE.test(words[title - 1] ?? '')
    );
  };
  if (index < words.length - 1 && calls(words.length - 1)) return true;
  for (const at of breaks) if (calls(at)) return true;
  return false;
}

function isSenior(other: string, word: string): boolean {
  return other !== word && !JUNIOR.has(other) && PRONOUNS.has(other);
}

/** "… giúp chị", "… cho anh": the one who profits is the one who speaks. */
function isBenefit(word: string): boolean {
  return word === 'giúp' || word === 'cho' || word === 'hộ' || word === 'với';
}

/** Only their children mean another by these. */
const PARENTS: ReadonlySet<string> = new Set(['bố', 'mẹ', 'má', 'mệ']);

function byHabit(word: string, polite: boolean, own: Habits): boolean {
  const score = own.get(word) ?? 0;
  if (JUNIOR.has(word)) return polite || (score > 0 && score >= Math.max(...own.values()));
  const junior = Math.max(0, ...[...JUNIOR].map((other) => own.get(other) ?? 0));
  if (score === 0 && PARENTS.has(word)) return !polite && junior === 0;
  return score > 0 && !(polite && junior > 0 && score < junior * 2);
}
