import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { MAY_NAME_AMOUNT, MAY_NAME_TIME } from '../language/hints.ts';
import { anyOf, endsWith, opensWith, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import { ASK_WORDS } from '../language/question-cues.ts';
import { waysOpen } from './reply-cues.ts';

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
  '(?:trả lời|phản hồi|hồi âm|ý kiến|duyệt|đồng ý|chấp thuận|quyết|quyết định|xác nhận|ký|chịu|ưng|gật|confirm|approve|reply|rep)(?: rồi)?(?: \\S+){0,3} chưa(?: (?:em|anh|chị|ạ|cô|chú|bác|thầy|con|vậy|hả|nhỉ))*(?: \\S+)?',
);

/** "Bao nhiêu?" — "Mười tám": a reply that holds what was asked for. */
export function holdsWhatWasAsked(question: Clause, reply: string): boolean {
  if (WHEN.test(question.plain)) return MAY_NAME_TIME.test(reply);
  if (AMOUNT.test(question.plain)) return MAY_NAME_AMOUNT.test(reply);
  return namesOneSide(question, reply);
}

/** "Có cần em gọi trước không?": somebody offers to do it. */
export const OFFERS = opensWith(
  '(?:(?:dạ|thế|vậy|hay|mà|hay là|anh|chị|\\S+ ơi) ){0,3}(?:(?:có )?cần (?:em|con|cháu|tôi|mình)|để (?:em|con|cháu|tôi))',
);

/** "Mười bảy là thứ sáu hí?", "thợ coi rồi mà?": no word asks; whoever says it only wants a yes. */
export const onlySupposes = ({ plain, asks }: Clause): boolean =>
  asks && !(ASK_WORDS.test(plain) || ASKS_YES_OR_NO.test(plain) || ENGLISH.test(plain));
export const ASKS_YES_OR_NO = endsWith(
  '(?:không|chưa)(?: (?:nữa|ạ|vậy|hả|nhỉ|ta|đây|thế|anh|chị|em|con|cháu|cô|chú|bác|sếp|thầy|mọi người))*(?: \\S+)?',
);
export const ENGLISH = anyOf('what|when|who|where|why|how|which|(?:is|are|do|does|can|should|will) \\S+');

/** "Hai hồ sơ vướng gì?", "vướng giá hay vướng đất?" — "Dạ vướng đất, đang chờ quận": the verb comes back with what was asked for. */
export function tellsWhat({ words }: Clause, reply: string): boolean {
  const [first = '', second = ''] = reply.replace(/^ (?:(?:dạ|vâng|thì|thưa|báo cáo) )*/u, '').split(' ');
  if (first === 'theo' && GIVES_VIEW.has(second)) return words.includes(first);
  if (SAYS_NO_MORE.has(second)) return false;
  if (waysOpen(reply) < 2 && whetherComesBack(words, first, second)) return true;
  return contentWords([first]).size > 0 && verbComesBack(words, first, second);
}

function verbComesBack(words: readonly string[], first: string, second: string): boolean {
  const at = words.findLastIndex((word) => ASKS_FOR_THING.has(word));
  if (first === words[at - (OF_PLACE.has(words[at - 1] ?? '') ? 2 : 1)]) return true;
  if (SO_BE_IT.has(second) && words.includes(first)) return true;
  const or = words.indexOf('hay');
  return or > 0 && words[or + 1] === first && words.indexOf(first) < or;
}
const ASKS_FOR_THING = setOf('gì|chi|nào|đâu|mô');
/** "Kẹt chỗ nào?", "hư ở đâu?" */
const OF_PLACE = setOf('chỗ|khúc|ở|cái|tại');
/** "Giờ theo em tính sao?" — "Theo em là tách ra." */
const GIVES_VIEW = setOf('em|tôi|con|cháu|mình|anh|chị|tụi|bọn|kế');
/** "Chịu, ai mà biết", "chịu thôi": given up. */
const SAYS_NO_MORE = setOf('gì|thôi|chết|thua|ai|không|chưa|đâu|thì|là|mà|sao|nổi');

/** "Hai bên chịu chưa?" — "Chịu, em thua"; "được tự chọn không?" — "Tự chọn." */
function whetherComesBack(words: readonly string[], first: string, second = ''): boolean {
  const at = words.findLastIndex((word) => word === 'không' || word === 'chưa');
  if (at < 1 || words.length - at > MOST_BEHIND) return false;
  const [before, verb] = [words[at - 2], words[at - 1]];
  if (OF_ASKING.has(verb ?? '')) return false;
  return first === verb || (first === before && second === verb && !PRONOUNS.has(first));
}
const MOST_BEHIND = 4;
/** "Em hỏi chưa?" — "Hỏi rồi" tells no answer. */
const OF_ASKING = setOf('hỏi|gọi|gửi|nhắc|báo|xin|trình|nộp|liên|check');

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
