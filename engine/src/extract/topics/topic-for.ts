import { type Clause, sliceClause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';

const OPENERS = setOf(`
  còn|về|cái|vụ|phần|việc|chuyện|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à|mà|với|lại|giờ|nhưng|tới|sang|qua|này|thì|được|đến|nữa|thứ|nhất|hai|ba|tư|là
  ôi|ơ|ồ|trời|ơi|ạ|đó|ấy|kính|thưa|xin|tiếp|theo|hay|hỏi|thêm|cho|vào|mục|đầu|tiên|tiện|đây|luôn|nhân|thể
`);
/** Where what is spoken of ends and what is said or asked of it begins. */
const ENDS = setOf(`
  thì|là|đang|bị|đã|chưa|có|không|sao|nào|lắm|quá|nó|vẫn|cứ|mới|sẽ|phải|cần|chỉ|nên|để|nhé|ai|gì|bao|mấy|chừng|khi|thế|vừa|hay|thấy|muốn|họ|ấy|đó|này|ạ|tính|hồi|đi|giờ|bên
  được|mà|chờ|lúc|gọi|đề|lấy|hết|răng|như
`);
const INTRODUCES = opensWith(
  '(?:rồi |à |ừ |thế |vậy |giờ |dạ |thưa |mà |\\S+ ơi |(?:anh|chị|em|cô|bác|chú) )*(?:còn|về|sang|tới|đến|qua|vụ|chuyện|việc|phần|mục|nói về|tiếp theo|chuyển sang|cái|khoản)(?! (?:gì|ai|có|đâu|nữa))',
);
const LONGEST = 8;
const REACH = 5;
const FEW = 3;

/**
 * What a ruling or question of few words is about: one of two things asked about; else the nearest thing brought up that shares
 * words with it and adds to them; else the last that was brought up.
 */
export function topicFor(clause: Clause, context: MeetingContext): string | null {
  const known = contentWords(clause.words);
  const asked = topicAsked(clause, context);
  if (asked) return asked;
  let last: string | null = null;
  for (const earlier of saidBefore(clause, context)) {
    const isRaised = raises(earlier, clause, context);
    const text = isRaised || known.size < FEW ? thingIn(earlier, context) : null;
    const words = contentWords((text ?? '').toLowerCase().split(' '));
    if (!text || !addsTo(known, words)) continue;
    if (sharedCount(words, known) > 0) return text;
    if (isRaised) last ??= text;
  }
  return last;
}

/** What was said in the last turns, and before it in its own, the latest first. */
function* saidBefore(clause: Clause, context: MeetingContext): Generator<Clause> {
  for (let turn = clause.turn; turn >= Math.max(0, clause.turn - REACH); turn -= 1)
    yield* before(clause, turn, context).toReversed();
}

/** The thing named before somebody asked which of two ways to go, one of them now ruled: "Định vị hết hạn rồi. Gia hạn hay đổi?" */
export function topicAsked(clause: Clause, context: MeetingContext): string | null {
  const known = contentWords(clause.words);
  for (let turn = clause.turn - 1; turn >= Math.max(0, clause.turn - REACH); turn -= 1) {
    const all = context.clauses[turn] ?? [];
    const asks = all.findLastIndex(
      (other) =>
        other.asks && other.words.includes('hay') && sharedCount(clauseContent(other, context), known) > 0,
    );
    for (const other of all.slice(0, asks + 1)) {
      const text = thingIn(other, context);
      if (text && addsTo(known, contentWords(text.toLowerCase().split(' ')))) return text;
    }
  }
  return null;
}

const addsTo = (known: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  words.size > sharedCount(words, known);

function before(clause: Clause, turn: number, context: MeetingContext): readonly Clause[] {
  const all = context.clauses[turn] ?? [];
  return turn === clause.turn ? all.slice(0, Math.max(0, all.indexOf(clause))) : all;
}

/** It opens a matter, or asks about one: somebody else does, or the ruling's own turn. */
function raises(earlier: Clause, clause: Clause, context: MeetingContext): boolean {
  const other = speakerOf(context, earlier.turn) !== speakerOf(context, clause.turn);
  return INTRODUCES.test(earlier.plain) || (earlier.asks && (other || earlier.turn === clause.turn));
}

/** "Chuyện thứ hai, cái xe biển 5 số 0 ấy, sửa hay bán?": the first part that names a thing. */
function thingIn(clause: Clause, context: MeetingContext): string | null {
  const calls = (context.mentions.get(clause) ?? []).filter(({ called }) => called);
  const ends = [...clause.breaks].sort((a, b) => a - b).map((at) => at + 1);
  const opened = INTRODUCES.test(clause.plain);
  let from = 0;
  for (const to of [...ends, clause.words.length]) {
    const start = from;
    const isCalled = (at: number) => calls.some((call) => at + start >= call.from && at + start < call.to);
    const text = thing(sliceClause(clause, from, to), isCalled, opened);
    if (text) return text;
    from = to;
  }
  return null;
}

/** "Lệnh hôm nay", "món nữa", "vàng mã đặt": what says when, or begins to tell of it, falls off the end of a name. */
function withoutEnd(words: readonly string[], from: number, end: number): number {
  let to = NOW.has(words[end - 1] ?? '') ? end - 2 : end;
  while (
    to > from &&
    (AT_NO_END.has(words[to - 1] ?? '') || (to - from > 1 && verbAt(words, to - 1) !== null))
  )
    to -= 1;
  return to;
}
/** "Rượu vang năm nay". */
const NOW = setOf('nay|này');
const AT_NO_END = setOf(
  'nữa|khác|này|á|rồi|từ|tới|đâu|vậy|thế|với|cho|của|hôm|nay|bữa|hết|luôn|là|và|cũ quyết|quyết|kêu|xin|lo',
);
/** "Một điểm nữa", "bốn nhà": how many, and not what. */
const COUNTS = setOf('một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm|mấy|vài|các|những');
const NEVER = setOf('áp|quyết|cũ|nghe|nói|đúng|hôm|bữa|món|điểm|lệnh');
/** Somebody is told of, and no thing named. */
const TELLS = / (?:người ta|họ|xin|đòi|kêu|tự|mình|á)(?= )/u;

function thing({ words, raw }: Clause, isCalled: (at: number) => boolean, opened: boolean): string | null {
  const isPerson = (word: string) => PRONOUNS.has(word);
  const from = words.findIndex((word, at) => !(OPENERS.has(word) || isPerson(word) || isCalled(at)));
  if (from < 0) return null;
  if (verbAt(words, from) !== null) return null;
  const end = words.findIndex((word, at) => at >= from && (ENDS.has(word) || isPerson(word)));
  const to = withoutEnd(words, from, Math.min(from + LONGEST, end < 0 ? words.length : end));
  if (COUNTS.has(words[from] ?? '') || NEVER.has(words[from] ?? '')) return null;
  if (to <= from || TELLS.test(` ${words.slice(from, to).join(' ')} `)) return null;
  const said = raw.slice(from, to);
  const proper = said.some((word) => /\p{L}\p{Lu}|\d/u.test(word));
  const least = proper || (opened && to - from > 1) ? 1 : 2;
  if (contentWords(words.slice(from, to)).size < least) return null;
  const [first = '', ...rest] = said;
  const keeps = from > 0 || first.slice(1) !== first.slice(1).toLowerCase();
  return [keeps ? first : first.toLowerCase(), ...rest].join(' ');
}
