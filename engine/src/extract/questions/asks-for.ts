import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { MAY_NAME_AMOUNT, MAY_NAME_TIME } from '../language/hints.ts';
import { anyOf, endsWith, setOf } from '../language/phrase.ts';

export const WHEN = anyOf('bao giờ|(?:chừng|khi|bữa|hôm|ngày|tháng|lúc) (?:nào|mô)|mấy giờ|when');
export const AMOUNT = anyOf('bao nhiêu|mấy(?! giờ)|nhiêu|how (?:many|much)');
export const CHOICE = anyOf('(?:\\S+ )hay(?: là)? (?!không|chưa|hơn)\\S+|hay (?:không|chưa)|or');
export const WHETHER = anyOf(
  '(?<=^ (?:(?:so|and|anh|chị|em|ơi) )*)(?:are|is|do|does|did|can|should|will|could|have|has) \\S+|(?:có|còn)(?: phải)? .{1,80} (?:không|chưa)|(?:được|kịp|phải|đủ|nổi) (?:không|chưa)',
);

/** "Tới đâu rồi?", "họ trả lời chưa?": how far something has come. */
export const STATUS = endsWith(
  '(?:(?:đến|tới) đâu(?: rồi)?|(?:thế nào|sao) rồi|chưa)(?: (?:em|anh|chị|ạ|cô|chú|bác|thầy|con|vậy|hả|nhỉ))*',
);

/** "Pháp chế nói sao?", "anh thấy thế nào?", "quỹ trả lời chưa?": what somebody has said or thinks; what of, stands elsewhere. */
export const WHAT_OTHERS_SAY = endsWith(
  '(?:nói|bảo|báo|kêu|tính|thấy|nghĩ|phán|ý kiến|hướng|giải quyết|trả lời|phản hồi|chỉ đạo)(?: (?:là|lại|của \\S+))? (?:sao|răng|thế nào|như thế nào|ra sao|gì|chi)(?: rồi)?(?: (?:\\S+ )?(?:em|anh|chị|ạ|cô|chú|bác|thầy|con|vậy|hả|nhỉ|ta|\\S+))?|(?:trả lời|phản hồi|hồi âm|rep|reply|xác nhận|confirm)(?: \\S+){0,2} chưa(?: (?:\\S+ ?){1,2})?',
);

/** "Đã có trả lời chưa?": whether others have said what they think. */
export const ANSWERED = endsWith(
  '(?:trả lời|phản hồi|hồi âm|ý kiến|duyệt|đồng ý|chấp thuận|quyết|quyết định|xác nhận|ký|confirm|approve|reply|rep)(?: rồi)?(?: \\S+){0,2} chưa(?: (?:em|anh|chị|ạ|cô|chú|bác|thầy|con|vậy|hả|nhỉ))*(?: \\S+)?',
);

/** "Bao nhiêu?" — "Mười tám": a reply that holds what was asked for. */
export function holdsWhatWasAsked(question: Clause, reply: string): boolean {
  if (WHEN.test(question.plain)) return MAY_NAME_TIME.test(reply);
  if (AMOUNT.test(question.plain)) return MAY_NAME_AMOUNT.test(reply);
  return namesOneSide(question, reply);
}

/** "Hai hồ sơ vướng gì?", "vướng giá hay vướng đất?" — "Dạ vướng đất, đang chờ quận": the verb comes back with what was asked for. */
export function tellsWhat({ words }: Clause, reply: string): boolean {
  const [first, second] = reply.replace(/^ (?:(?:dạ|vâng|thì|thưa|báo cáo) )*/u, '').split(' ');
  if (first === undefined || second === 'gì' || contentWords([first]).size === 0) return false;
  if (first === words[words.findLastIndex((word) => word === 'gì' || word === 'chi') - 1]) return true;
  if (SO_BE_IT.has(second ?? '') && words.includes(first)) return true;
  const or = words.indexOf('hay');
  return or > 0 && words[or + 1] === first && words.indexOf(first) < or;
}

/** "Thay không?" — "thay luôn đi". */
const SO_BE_IT = setOf('đi|luôn|chứ|thôi|nhé|cho');

/** "Redis hay Memcached?" — "Redis đi". */
function namesOneSide({ words, plain }: Clause, reply: string): boolean {
  const at = words.lastIndexOf('hay');
  if (at < 1 || !CHOICE.test(plain)) return false;
  const said = contentWords(reply.trim().split(' '));
  const left = contentWords(words.slice(Math.max(0, at - SIDE), at));
  const right = contentWords(words.slice(at + 1, at + 1 + SIDE));
  const onlyLeft = sharedCount(said, new Set([...left].filter((word) => !right.has(word))));
  const onlyRight = sharedCount(said, new Set([...right].filter((word) => !left.has(word))));
  return onlyLeft > 0 !== onlyRight > 0;
}
const SIDE = 5;
