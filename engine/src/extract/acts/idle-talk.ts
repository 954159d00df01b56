import { plainBetween } from '../clauses/clause.ts';
import { anyOf, endsWith } from '../language/phrase.ts';
import { URGES } from '../language/stance-cues.ts';
import type { Frame } from './frame.ts';

/** Said of a deed that nobody is to do: likened, granted before a but, or hung on what others do. */
export const isIdleTalk = (frame: Frame): boolean =>
  (LIKENS.test(frame.clause.plain) && !URGES.test(frame.clause.plain)) ||
  isGranted(frame) ||
  hangsOnOthers(frame);

/** "Bác cứ làm như em là tổng đài"; "cứ làm như chị là được", "làm như mọi năm" tell how. */
const LIKENS = new RegExp(
  `${anyOf('làm như (?:thể|(?:là )?(?:em|tôi|con|cháu|mình|anh|chị|ta|người ta|nhà) (?:là(?! (?:được|xong|ổn|đủ|đúng|kịp|ok|rồi|nhanh|chắc))|đang|sắp|mới))').source}|${endsWith('như (?:\\S+ )+không bằng').source}`,
  'u',
);

/** "Kiểm thì kiểm, quan trọng là …". */
function isGranted({ clause, verb, verbAt, subject }: Frame): boolean {
  const again = ` ${verb.text} thì ${verb.text} `;
  return subject.kind === 'none' && plainBetween(clause, verbAt, clause.words.length).startsWith(again);
}

/** "Sếp mà ký thì anh mua ngay": what would be done then. */
const hangsOnOthers = ({ clause, from, subject }: Frame): boolean =>
  !(subject.kind === 'person' && ASKED.test(clause.plain)) &&
  clause.words[from - 1] === 'thì' &&
  ON_OTHERS.test(plainBetween(clause, 0, from));
const ASKED = anyOf('nhé|nha|nghe|giúp|hộ|giùm');
const ON_OTHERS = endsWith(
  '(?<! (?:nhưng|rồi|thế|vậy|ơi|ạ|à|đã|nhé|đi|thôi) )(?<! (?:cái|thứ|việc|những|phần) )mà(?! (?:anh|chị|em|con|cháu|tôi|cô|chú|bác|thầy) ) (?:\\S+ ){1,4}thì',
);
