import { type Clause, sliceClause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { nameThing } from './name-thing.ts';

const NODS = '(?:(?:rồi|à|ừ|thế|vậy|giờ|dạ|thưa|mà|ok|được|xong|và|tiếp) )*';
const NTH =
  '(?:(?:thứ )?(?:nhất|một|hai|ba|bốn|tư|năm|sáu|bảy|tám)|đầu tiên|tiếp theo|tiếp|kế tiếp|kế|cuối cùng|cuối|sau|khác|nữa)';
/** "Tiếp, event Noel", "nội dung thứ hai, tờ trình của …": the next point of the agenda. */
const POINT = `(?:(?:nội dung|vấn đề|điểm|hạng mục|đầu việc|chủ đề|câu chuyện)(?: ${NTH})?|tiếp|kế tiếp|kế đến|kế|tiếp nữa|một (?:việc|chuyện|vấn đề|điểm) (?:nữa|khác)|cuối cùng|sau cùng|next|item \\S+)(?= )`;
export const INTRODUCES = opensWith(`
  (?:rồi |à |ừ |thế |vậy |giờ |dạ |thưa |mà |ok |được |nào |với |tiếp(?: đi)? |\\S+ ơi |(?:anh|chị|em|cô|bác|chú) (?!còn ))*(?:còn|về|sang|tới|đến|qua|vụ|chuyện|việc|phần|mục|nói về|tiếp theo|chuyển sang|cái|khoản)(?! (?:gì|ai|có|đâu|nữa|này|đó|ấy))
  ${NODS}${POINT}
  (?:(?:đang|mà|nhân|vừa|giờ|mình|ta) )*(?:nói|bàn|nhắc) (?:tới|về|đến)
`);
const REACH = 5;
const FEW = 3;

/**
 * What a ruling or question of few words is about: one of two things asked about; else the nearest thing brought up that shares
 * words with it and adds to them; else the last that was brought up.
 */
export function topicFor(clause: Clause, context: MeetingContext): string | null {
  const known = contentWords(clause.words);
  const asked = topicAsked(clause, context) ?? thingLedBy(clause);
  if (asked) return asked;
  let last: string | null = null;
  const isWhole = namesObject(clause);
  for (const earlier of saidBefore(clause, context)) {
    const isRaised = raises(earlier, clause, context);
    const text = isRaised || known.size < FEW ? thingIn(earlier, context) : null;
    const words = contentWords((text ?? '').toLowerCase().split(' '));
    if (!text || !addsTo(known, words)) continue;
    if (sharedCount(words, known) > 0) return text;
    if (isRaised && !isWhole) last ??= text;
  }
  return last;
}

/** "Bữa tổng kết cuối năm định làm mười chín tây, …, thôi dời qua tháng một": the thing named before what its own sentence concludes. */
function thingLedBy(clause: Clause): string | null {
  const [first = -1] = [...clause.breaks].sort((a, b) => a - b);
  const concludes = [...clause.breaks].some((at) => CONCLUDES.has(clause.words[at + 1] ?? ''));
  return first > 0 && concludes ? nameThing(sliceClause(clause, 0, first + 1), () => false, false) : null;
}
const CONCLUDES = setOf('thôi|vậy|nên|thế');

/** "Chuyển phiên sau sang …", "cho công nhân nghỉ": what is dealt with is named; not "hoãn lại", "giữ nguyên", "lấy đá". */
const namesObject = ({ words }: Clause): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? '';
    return at < OPENING && MOVES.has(word) && !NO_OBJECT.has(next) && contentWords([next]).size > 0;
  });
const OPENING = 7;
const MOVES = setOf('chuyển|dời|hoãn|lùi|cấm|cho|mở|đóng|bán|sửa|đổi|tăng|giảm|tuyển|mời|ngưng|dừng|chia');
const NO_OBJECT = setOf('nguyên|hẳn|thời|qua|sang|xuống|giá');

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
    const text = nameThing(sliceClause(clause, from, to), isCalled, opened);
    if (text) return text;
    from = to;
  }
  return null;
}
