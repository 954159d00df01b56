import { type Clause, plainBetween } from '../clauses/clause.ts';
import { verbAt as actionAt } from '../language/action-verbs.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { anyOf, endsWith, setOf } from '../language/phrase.ts';
import { DONE_AT_END, URGES } from '../language/stance-cues.ts';
import type { Frame } from './frame.ts';

/** What the words around a deed tell as over, without a word that only means the past: "hồi anh đổ cầu Thanh Trì", too. */
export const isOver = (frame: Frame, own: string): boolean =>
  frame.clause.words[frame.from - 1] === 'hồi' ||
  justDone(frame, own) ||
  wasThere(frame) ||
  tellsOfOnce(frame) ||
  goesOnOver(frame) ||
  sinceThen(frame, own);

/** "Em sửa xong hết trong đêm", "em gọi từ sáng"; "mai em dọn từ sáng" and "dọn xong từ tối thứ sáu nhé" are to come. */
const sinceThen = ({ clause, verbAt, between }: Frame, own: string): boolean =>
  SINCE_THEN.test(own) &&
  !(
    between.some((word) => WILL.has(word)) ||
    AHEAD.test(plainBetween(clause, 0, verbAt)) ||
    ASKED.test(clause.plain)
  );
const SINCE_THEN =
  / từ (?:đêm|khuya|sáng)(?: (?:qua|sớm|này|nay))? $| xong(?: \S+)? (?:từ (?:thứ \S+|chủ nhật|sáng|trưa|chiều|tối|đêm|ngày|đầu|hôm|bữa)|(?:hết )?trong (?:đêm|sáng|chiều|tối)(?! (?:nay|mai|mốt|thứ|ngày|chủ|mùng|đó|ấy|\d)))(?= )/u;
const WILL = setOf('sẽ|phải|nhớ|cần|hãy|cố');
const AHEAD = anyOf('mai|mốt|để|(?:ngày|tuần|tháng|thứ \\S+) (?:này|tới|sau)|thứ \\S+|chủ nhật');
const ASKED = anyOf('nhé|nghe|nha|giúp|hộ|giùm');

/** "Em thay kim, thay luôn ổ chao rồi": one step of what is done. */
function goesOnOver({ clause, verbAt, subject }: Frame): boolean {
  const at = partEnd(clause, verbAt);
  if (subject.kind !== 'pronoun' || at >= clause.words.length || !actionAt(clause.words, at)) return false;
  return (
    !TO_COME.test(plainBetween(clause, 0, at)) &&
    DONE_AT_END.test(plainBetween(clause, at, partEnd(clause, at)))
  );
}

/** "Bữa em gặp bên môi giới, họ nói …": once. Without what came of it, "bữa con lên, con ghé" may be still to come. */
function tellsOfOnce({ clause, from, verbAt, subject, between }: Frame): boolean {
  if (subject.kind !== 'pronoun' || !ONCE.has(clause.words[from - 1] ?? '') || between.length > 0)
    return false;
  return (
    (from === 1 || clause.breaks.has(from - 2)) &&
    CAME_OF_IT.test(plainBetween(clause, verbAt, clause.words.length))
  );
}
const ONCE = setOf('bữa|hôm|lần');
const CAME_OF_IT = anyOf(
  '(?:họ|ổng|bả|ảnh|chỉ|nó|hắn|người ta|bên đó|bên ấy) (?:nói|bảo|kêu|hứa|than|chê|hẹn|khen|trả lời|chỉ|chưa|không)|thì (?:họ|thấy|nó|người ta)|thấy|nghe (?:họ|nói|đâu)',
);

/** "Em mới vẽ xong concept", "con mới chở về bữa thứ bảy", "tui có nấu nồi chè": over, unless a day stands before it. */
function justDone({ clause, from, between, subject }: Frame, own: string): boolean {
  const dated = TIME_WORDS.has(clause.words[from - 1] ?? '') || between.some((word) => TIME_WORDS.has(word));
  if (between.length === 1 && between[0] === 'có')
    return subject.kind === 'pronoun' && !clause.asks && !dated;
  if (!between.includes('mới')) return false;
  if (THIS_MORNING.test(plainBetween(clause, 0, from)) && !own.includes(' được ')) return true;
  return !dated && JUST_DONE.test(own);
}
/** "Sáng nay em mới nhận thêm đoàn"; "chiều nay em mới gửi được" is to come. */
const THIS_MORNING = endsWith('(?:sáng|trưa) (?:nay|này)|(?:hồi |khi )?nãy|qua|bữa (?:trước|nọ)');
const JUST_DONE = anyOf(
  'xong|(?:hôm|bữa|hồi) (?:thứ \\S+|chủ nhật|nay|qua|nào|trước)|(?:sáng|trưa|tối|đêm) qua',
);

/** "Chủ nhật em vào thăm, thấy thầy hồng hào lắm": what was seen there, and nothing to do then. */
function wasThere({ clause, verbAt, subject, between }: Frame): boolean {
  const at = partEnd(clause, verbAt);
  if (clause.words[at] !== 'thấy' || subject.kind !== 'pronoun' || between.includes('sẽ')) return false;
  if (TO_COME.test(plainBetween(clause, 0, at)) || URGES.test(clause.plain)) return false;
  const seen = clause.words.slice(at + 1, partEnd(clause, at));
  return SO_IT_WAS.has(seen.at(-1) ?? '') && !seen.some((_, index) => actionAt(clause.words, at + 1 + index));
}
const TO_COME = anyOf('mai|mốt|nay|này|tới|sau|trước|để');
const SO_IT_WAS = setOf('lắm|quá|ghê|rồi|cả|hết|cơ|hẳn');

const partEnd = ({ words, breaks }: Clause, from: number): number =>
  Math.min(words.length, ...[...breaks].filter((at) => at >= from).map((at) => at + 1));
