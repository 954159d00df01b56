import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { plainWords, replaceWords } from './told-words.ts';

const REACH = 8;
const LONGEST = 18;

const POINTS = setOf('này|ấy|đó|đấy|nọ|kia|nớ|ni');
/** What papers and plans are called, one for the other: "đề xuất này" is the "tờ trình … xin thêm biên chế" of a moment ago. */
const PAPERS = setOf('đề xuất|kiến nghị|tờ trình|đề nghị|yêu cầu');
const THINGS = setOf(
  'hồ sơ|tờ trình|dự án|đề án|hợp đồng|công trình|hạng mục|chuyên mục|chương trình|phóng sự|khoản vay|khoản chi|tài trợ|gói thầu|nhà thầu|đơn hàng|tính năng|vị trí|mục|bài|truyện|khoản|gói|đơn|lô|vụ|món|bộ phim|phim|tin|clip|app|quỹ|sự kiện|event|công ty|nhà máy|xưởng|sân|xe|máy|phòng|quy định|nội quy|luật',
);
/** Where the name of a thing ends. */
const ENDS = setOf(
  'thì|là|đang|bị|đã|chưa|không|sao|nào|lắm|quá|nó|vẫn|cứ|mới|sẽ|phải|cần|chỉ|nên|để|nhé|ai|gì|bao|mấy|khi|thế|vừa|hay|thấy|muốn|họ|ấy|đó|này|ạ|mà|rồi|được|em|anh|chị|tôi|mình|ta|có|hết|à|hả|tháng|hôm|dạ|xong',
);

/** "Không phê duyệt đề xuất này": with what it points to said, where one such thing was spoken of by name. */
export function withThingNamed(
  words: readonly string[],
  found: Clause,
  context: MeetingContext,
): readonly string[] {
  const plain = plainWords(words);
  const at = plain.findIndex((word, index) => index > 0 && POINTS.has(word) && headOf(plain, index) !== null);
  const head = at < 0 ? null : headOf(plain, at);
  if (head === null) return words;
  const named = nameOf(head, found, context);
  return named === null ? words : replaceWords(words, [at - head.split(' ').length, at + 1], named);
}

function headOf(plain: readonly string[], at: number): string | null {
  const two = plain.slice(Math.max(0, at - 2), at).join(' ');
  if (THINGS.has(two) || PAPERS.has(two)) return two;
  const one = plain[at - 1] ?? '';
  return THINGS.has(one) ? one : null;
}

/** By whoever else spoke of it, where it is a paper: "tôi đề nghị anh lập …" in the ruling's own mouth is an order. */
function nameOf(head: string, found: Clause, context: MeetingContext): readonly string[] | null {
  const speaker = speakerOf(context, found.turn);
  for (let turn = found.turn; turn >= Math.max(0, found.turn - REACH); turn -= 1) {
    const all = context.clauses[turn] ?? [];
    const before = turn === found.turn ? all.slice(0, Math.max(0, all.indexOf(found))) : all;
    for (const clause of before.toReversed()) {
      const isOrder = speakerOf(context, turn) === speaker && ORDERS.test(clause.plain);
      const named = isOrder ? null : namedIn(head, clause);
      if (named) return named;
    }
  }
  return null;
}
const ORDERS = anyOf('đề nghị|yêu cầu');

function namedIn(head: string, clause: Clause): readonly string[] | null {
  for (let at = 0; at < clause.words.length - 1; at += 1) {
    const length = headAt(head, clause.words, at);
    const named = length === 0 ? null : nameAt(clause, at, length, head);
    if (named) return named;
  }
  return null;
}

/** The name that begins with the head at a place: "chuyên mục | Tử vi"; null where nothing more is said of it there. */
function nameAt(clause: Clause, at: number, length: number, head: string): readonly string[] | null {
  const { words, raw, breaks } = clause;
  const behind = at + length;
  if (verbAt(words, behind) !== null && !PAPERS.has(head)) return null;
  let to = behind;
  while (to < words.length && to - at < LONGEST && !endsAt(clause, to, head) && !breaks.has(to - 1)) to += 1;
  while (to > behind && (AT_NO_END.has(words[to - 1] ?? '') || PRONOUNS.has(words[to - 1] ?? ''))) to -= 1;
  if (contentWords(words.slice(behind, to)).size === 0) return null;
  const from = THINGS.has(`${words[at - 1] ?? ''} ${words[at] ?? ''}`) ? at - 1 : at;
  const [first = '', ...rest] = raw.slice(from, to);
  return [first.slice(1) === first.slice(1).toLowerCase() ? first.toLowerCase() : first, ...rest];
}

/** What a paper asks for is its name; what is told of a thing is not. */
function endsAt({ words, raw }: Clause, at: number, head: string): boolean {
  const word = words[at] ?? '';
  if (ENDS.has(word)) return true;
  return (
    !PAPERS.has(head) && (ASKS_FOR.has(word) || (verbAt(words, at) !== null && !hasCapital(raw[at] ?? '')))
  );
}
const ASKS_FOR = setOf('xin|vay|mua|đòi|hỏi|nói|báo|kêu|ngỏ');
const AT_NO_END = setOf(
  'và|với|cho|của|về|từ|tới|đến|ở|tại|trong|trên|hôm|nay|năm|một|hai|các|những|vô|vào|ra',
);

function headAt(head: string, words: readonly string[], at: number): number {
  const two = `${words[at] ?? ''} ${words[at + 1] ?? ''}`;
  if (two === head || (PAPERS.has(head) && PAPERS.has(two))) return 2;
  return words[at] === head ? 1 : 0;
}
