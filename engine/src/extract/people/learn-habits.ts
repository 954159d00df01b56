import { eachMatch } from '../../text/each-match.ts';
import { hasCapital } from '../../text/letters.ts';
import type { Turn } from '../../transcript/turn.ts';
import type { Clause } from '../clauses/clause.ts';
import { setOf } from '../language/phrase.ts';
import { isPolite } from '../language/politeness.ts';
import { JUNIOR, KIN_WORDS, PRONOUNS } from '../language/pronouns.ts';

/** How strongly a speaker uses each pronoun of themselves (above 0) or of others (below). */
export type Habits = ReadonlyMap<string, number>;

export type LearntHabits = {
  readonly of: (speaker: string | null) => Habits;
  /** Turns with "dạ", "vâng", "ạ": their "em" is the speaker. */
  readonly politeTurns: ReadonlySet<number>;
};

const SELF_SIGNS =
  / (?:để|giúp|hộ|theo|của|gửi cho|gọi cho|báo cho|với) (\S+)(?= )| (\S+) (?:nghĩ|thấy|đề xuất|hứa|xin|báo cáo|tưởng|sợ|đoán|tin|định|cũng nghĩ|cũng thấy|vừa|đã|đang|sẽ|không rõ|chưa rõ)(?= )/gu;
const OTHER_SIGNS =
  / (\S+) (?:ơi|ạ|à|hả|nhỉ|thấy sao|nghĩ sao)(?= )| (?:nhé|ạ|không|nhỉ|rồi|vâng|dạ|thưa) (\S+)(?= $)| (?:thưa|nhờ|chào|cảm ơn|xin phép) (\S+)(?= )/gu;
/** "nộp anh sáng thứ năm": an order for the one who gives it, unless a junior reports doing it. */
const ORDERS_FOR =
  / (?:cho|giúp|nộp|gửi|đưa|trình|báo) (anh|chị|cô|chú|bác|thầy)(?= (?:nhé|nghe|đi|ngay|luôn|sáng|chiều|trước|thứ|mai|hôm)| $)/gu;
const LABEL_WEIGHT = 1;
const JUNIOR_HINT = 0.25;

/** Counts, over the whole meeting, what each speaker calls themselves. */
export function learnHabits(turns: readonly Turn[], clauses: readonly (readonly Clause[])[]): LearntHabits {
  const habits = new Map<string | null, Map<string, number>>();
  const titles = new Set(
    [...new Set(turns.map(({ speaker }) => speaker))].flatMap((label) => [...seedFromLabel(label).keys()]),
  );
  const politeTurns = new Set<number>();
  for (const [index, { speaker }] of turns.entries()) {
    const own = habits.get(speaker) ?? seedFromLabel(speaker);
    habits.set(speaker, own);
    const spoken = clauses[index] ?? [];
    const polite = spoken.some((clause) => isPolite(clause.plain));
    if (polite) {
      politeTurns.add(index);
      own.set('em', (own.get('em') ?? 0) + JUNIOR_HINT);
    }
    for (const clause of spoken) countSigns(clause, polite, own);
    hearCalls(spoken, { speaker, next: turns[index + 1]?.speaker ?? null }, titles, habits);
  }
  const none: Habits = new Map();
  return { of: (speaker) => habits.get(speaker) ?? none, politeTurns };
}

/** Where somebody is labelled "Chị Trâm", who is called chị is she, or nobody can tell. */
function hearCalls(
  spoken: readonly Clause[],
  { speaker, next }: { readonly speaker: string | null; readonly next: string | null },
  titles: ReadonlySet<string>,
  habits: Map<string | null, Map<string, number>>,
): void {
  const called = next === speaker ? [] : spoken.flatMap(calls);
  if (called.length === 0) return;
  const theirs = habits.get(next) ?? seedFromLabel(next);
  habits.set(next, theirs);
  const own = seedFromLabel(next);
  for (const word of called)
    if (own.has(word) || !titles.has(word)) theirs.set(word, (theirs.get(word) ?? 0) + CALLED);
}

/** "… chị ạ": who is called so and answers says chị of herself. */
function calls({ words }: Clause): string[] {
  const last = words.at(-1) ?? '';
  const word = CALL_ENDS.has(last) ? (words.at(-2) ?? '') : last;
  return SENIORS.has(word) ? [word] : [];
}
const SENIORS = setOf('anh|chị|cô|chú|bác|thầy|sếp');
const CALL_ENDS = setOf('ạ|à|nhé|ơi|hả');
const CALLED = 0.5;

/** "Chị Hạnh" calls herself chị more often than not; "Mẹ Bin" is a label among parents. */
function seedFromLabel(label: string | null): Map<string, number> {
  const title = (label ?? '').split(/\s+/u)[0]?.toLowerCase() ?? '';
  const seeds = KIN_WORDS.has(title) && !/^(?:mẹ|bố|má)$/u.test(title);
  return new Map(seeds ? [[title, LABEL_WEIGHT]] : []);
}

/** "Em tìm ra rồi, do lỗi số âm": what opens a plain statement is more often the speaker than the one spoken to. */
function tellsOfItself({ plain, asks, words }: Clause): boolean {
  return !asks && words.length > 2 && !ASKS_DEED.test(plain);
}
const ASKS_DEED =
  / (?:nhé|đi|nghe|không|chưa|thử|giúp|hộ|cứ|phải|nhớ|cho (?:anh|chị|tôi|cô|chú|bác|thầy|mình))(?= )/u;
const OPENING = 0.5;

/** "Của chú Bảy", "không Vân Anh": beside another word with a capital a pronoun is part of a name. */
function isOfName({ raw }: Clause, at: number): boolean {
  const word = raw[at] ?? '';
  const title = isName(raw[at + 1] ?? '');
  const part = at > 0 && isName(word) && isName(raw[at - 1] ?? '');
  return (title || part) && PRONOUNS.has(word.toLowerCase());
}
const isName = (word: string): boolean => hasCapital(word) && /^\p{Lu}\p{Ll}/u.test(word);

/** "Theo ông giám đốc cũ", "về với con cái": nobody who talks. */
const isOther = ({ words, breaks }: Clause, at: number): boolean => {
  const named = words[at] === 'con' ? OFFSPRING : ROLES;
  return !breaks.has(at) && named.has(words[at + 1] ?? '');
};
const OFFSPRING = setOf(
  'cái|trẻ|nhỏ|gái|trai|số|đường|dấu|người|vật|nuôi|xe|heo|lợn|bò|gà|vịt|cá|tôm|dao|tàu|giống',
);
const ROLES = setOf('giám|trưởng|phó|thầu|bảo|thợ|hàng|lái|già|cụ|chủ|kế|tổ|công');

/** Where the word a pattern caught begins in the plain text. */
function placeOf(match: RegExpMatchArray): number {
  const word = match.slice(1).find((caught) => caught !== undefined) ?? '';
  return (match.index ?? 0) + match[0].indexOf(` ${word}`) + 1;
}

function countSigns(clause: Clause, polite: boolean, own: Map<string, number>): void {
  const pronouns = placesOf(clause);
  if (pronouns.length === 0) return;
  countWords(
    pronouns.map((at) => clause.words[at] ?? ''),
    polite,
    own,
  );
  const names = pronouns.filter((at) => isOfName(clause, at) || isOther(clause, at));
  const add = (word: string | undefined, weight: number, at = -1) => {
    const named = names.some((index) => clause.offsets[index] === at);
    if (word && PRONOUNS.has(word) && !named) own.set(word, (own.get(word) ?? 0) + weight);
  };
  eachMatch(clause.plain, SELF_SIGNS, (match) => add(match[1] ?? match[2], 1, placeOf(match)));
  eachMatch(clause.plain, OTHER_SIGNS, (match) => add(match[1] ?? match[2] ?? match[3], -1, placeOf(match)));
  if (tellsOfItself(clause)) add(clause.words[0], OPENING, clause.offsets[0]);
  const reports = polite || pronouns.some((at) => JUNIOR.has(clause.words[at] ?? ''));
  if (!reports) eachMatch(clause.plain, ORDERS_FOR, (match) => add(match[1], 1));
}

function countWords(pronouns: readonly string[], polite: boolean, own: Map<string, number>): void {
  for (const word of pronouns) {
    const weight = word === 'tôi' ? 1 : polite && JUNIOR.has(word) ? 0.5 : 0;
    if (weight > 0) own.set(word, (own.get(word) ?? 0) + weight);
  }
}

/** Which words of a clause are pronouns. */
function placesOf({ words }: Clause): number[] {
  const places: number[] = [];
  words.forEach((word, at) => {
    if (PRONOUNS.has(word)) places.push(at);
  });
  return places;
}
