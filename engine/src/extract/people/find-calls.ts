import { eachMatch } from '../../text/each-match.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { BETWEEN, DENIES, MAKES_OBJECT, TIME_WORDS } from '../language/frame-words.ts';
import { GIVEN_NAMES } from '../language/given-names.ts';
import { setOf } from '../language/phrase.ts';
import { JUNIOR, KIN_WORDS, TITLES } from '../language/pronouns.ts';
import { URGES } from '../language/stance-cues.ts';

/**
 * How a clause names somebody: "Yến ơi", "… đây chú bốn" call, "dạ anh Sỹ" answers, "út con gọi …" tells to do, "em là Yến"
 * says it of oneself, and "chị Hương nói" tells of somebody, who hardly is the one that speaks.
 */
export type Call = {
  readonly name: string;
  readonly kind: 'calls' | 'answers' | 'orders' | 'introduces' | 'tells-of';
  /** A title, a pronoun or an everyday name beside it: more than a word nobody knows. */
  readonly sure: boolean;
};

const INTRODUCES =
  / (?:em|tôi|anh|chị|mình) (?:là|tên là|tên) (\S+)(?= )|(?:^| em| con| cháu) (\S+) đây (?=ạ |$)/gu;
const CALLS = /(?: (\S+))? (\S+) ơi(?= )| (\S+) (?:này|à) (?:em|anh|chị|con)(?= )/gu;
/** No call without one of them. */
const CALLING = setOf('ơi|này|à');

/** What a call can hold that is nobody's name. */
const NOT_NAMES = setOf(`
  kẹt|bận|rảnh|mệt|còn|có|thấy|biết|nghĩ|tưởng|sợ|thích|muốn|nghe|hiểu|ở|vẫn|đều|toàn|nhiều|ít|đủ|thiếu
  người|nhà|trời|mọi|cả|là|gì|đó|nữa|tuần|tháng|năm|hôm|bữa|cái|việc|vụ|lần|đợt|này|các|thế|vậy|chuyện
  phần|chỗ|chết|ôi|bạn|ở|vào|nghe|lớn|hai|giờ|ngày|quý|bên|kỳ|thợ|khách|chủ|trưởng|phó|giám|kế|bảo|lái
  phụ|bếp|thầu|tổ|đội|nhóm|ban|kỹ|kĩ|sư|y|điều|hộ|sĩ|hàng|xe|máy|đơn|tiền|lớp|thầy|giời|lại|thì|cũng|out|đất|mẹ
`);

export function findCalls(clause: Clause): Call[] {
  const found: Call[] = [];
  const add = (name: string | undefined, kind: Call['kind'], sure: boolean): void => {
    if (name !== undefined && isName(name)) found.push({ name, kind, sure: sure || GIVEN_NAMES.has(name) });
  };
  eachMatch(clause.plain, INTRODUCES, ([said, named, here]) => {
    if (said.includes(' tên ') || GIVEN_NAMES.has(named ?? here ?? ''))
      add(named ?? here, 'introduces', true);
  });
  if (clause.words.some((word) => CALLING.has(word)) && !ANSWERS.has(clause.words[0] ?? ''))
    eachMatch(clause.plain, CALLS, (match) => add(match[2] ?? match[3], 'calls', true));
  const order = orderedFrom(clause);
  if (order) add(order.name, 'orders', order.titled);
  for (let at = 1; at < clause.words.length; at += 1) {
    const named = namedAt(clause, at);
    if (named) add(clause.words[at], named, isTitle(clause.words[at - 1]));
  }
  return found;
}

/** Who says so speaks to whoever spoke before. */
const ANSWERS = setOf('dạ|vâng|ừ');

const isTitle = (word = ''): boolean => TITLES.has(word) && !JUNIOR.has(word);

/** How an everyday name behind a title or a particle is meant. */
function namedAt({ words, plain }: Clause, at: number): Call['kind'] | null {
  const before = words[at - 1] ?? '';
  const titled = isTitle(before);
  if (!GIVEN_NAMES.has(words[at] ?? '') || !(titled || TURNS.has(before))) return null;
  if (titled && at === 2 && ANSWERS.has(words[0] ?? '')) return 'answers';
  if (at === words.length - 1) return titled ? endsOn(words, at - 2) : 'calls';
  const acts = actsAt(words, at + 1) && (titled ? URGES.test(plain) : verbAt(words, at) === null);
  if (acts) return 'orders';
  return titled ? 'tells-of' : null;
}
const TURNS = setOf('hả|nghe|nhé|nhỉ|ạ|đi|chưa|à|vậy|nào|đây|xem|còn|rồi|thôi|thế');

/** "… nghỉ mấy bữa anh Phát" calls him, "… quẹt trúng bà Tám" does something to her. */
const endsOn = (words: readonly string[], before: number): Call['kind'] =>
  before < 0 ||
  MAKES_OBJECT.has(words[before] ?? '') ||
  LEADS_ON.has(words[before] ?? '') ||
  verbAt(words, before) !== null
    ? 'tells-of'
    : 'calls';
/** Behind them stands whose it is, whom it befell or where it goes. */
const LEADS_ON = setOf(
  'trúng|nhà|vợ|chồng|con|xe|ghe|đất|tiền|phần|bên|chỗ|sang|qua|tới|đến|là|có|thấy|phải|bị|được|và|hay|hoặc|thằng|nhờ|kể',
);

function isName(word: string): boolean {
  return (
    word.length > 1 &&
    !(
      NOT_NAMES.has(word) ||
      BETWEEN.has(word) ||
      DENIES.has(word) ||
      KIN_WORDS.has(word) ||
      TITLES.has(word)
    ) &&
    (!TIME_WORDS.has(word) || RANKS.has(word)) &&
    contentWords([word]).size === (RANKS.has(word) ? 0 : 1)
  );
}
/** By birth, as southerners are called; numbers elsewhere. */
const RANKS = setOf('hai|ba|bốn|tư|năm|sáu|bảy|tám|chín|mười');

/** "út con gọi …", "chị mận mua …", "nhân đi hỏi nha": an unknown word before a verb, where a clause or a request begins. */
function orderedFrom(clause: Clause): { name: string; titled: boolean } | null {
  const [first = '', second = ''] = clause.words;
  const start = skipOpeners(first, second);
  const title = clause.words[start] ?? '';
  const titled = TITLES.has(title) && !JUNIOR.has(title);
  const at = titled ? start + 1 : start;
  const name = clause.words[at] ?? '';
  if (verbAt(clause.words, at) !== null || (!titled && RANKS.has(name)) || DONE.test(clause.plain))
    return null;
  const pronoun = KIN_WORDS.has(clause.words[at + 1] ?? '');
  if (!actsAt(clause.words, at + (pronoun ? 2 : 1))) return null;
  const sure = titled || pronoun;
  return sure || URGES.test(clause.plain) || GIVEN_NAMES.has(name) ? { name, titled: sure } : null;
}

/** "Chị Thủy nộp hôm qua" */
const DONE = / (?:hôm qua|hôm kia|hôm trước|vừa|đã|xong rồi|rồi $)(?= |$)/u;

/** "Để út …", "thế thì út …". */
function skipOpeners(first: string, second: string): number {
  if (first !== 'để' && !INTERJECTIONS.has(first)) return 0;
  return second === 'thì' ? 2 : 1;
}

const actsAt = (words: readonly string[], at: number): boolean =>
  words[at] === 'cứ' || verbAt(words, at) !== null;

const INTERJECTIONS = setOf('ừ|dạ|vâng|rồi|ok|thôi|vậy|thế|à|nhưng|còn');
