import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { DONE_AT_END, PAST } from '../language/stance-cues.ts';

/** "Năm trên sáu, vậy năm nay …", "Ai cũng gật rồi, vậy đi …": what is concluded stands behind it. */
const CONCLUDES = setOf('vậy|thế|thôi|nên');
const HEEDS = anyOf(
  '(?:nói|tính|bàn) (?:phải|đúng|có lý|chí lý|vậy|thế)|(?:nghe|theo) (?:\\S+ ){0,2}(?:chú|anh|chị|em|bác|cô|ông|bà|thầy|\\S+)(?= $)|(?:như|theo)(?: \\S+){1,3} (?:nói|bàn|đề nghị|đề xuất)(?= $)|doanh thu|biết vậy|lập luận|cũng đúng|cũng phải|không ai (?:phản đối|ý kiến|có ý kiến|nói|cãi)|(?:rule|luật|quy định|quy tắc|nguyên tắc) mới|(?:\\d+|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?: (?:trên|chọi|một|hai|ba|bốn|năm|sáu|phiếu|người))+(?= $)|fair enough',
);
const POINTS = anyOf(
  '(?:ngày|cái|việc|vụ|phương án|mức|chỗ|hướng|tên|giá|cách|bên|loại|mẫu) (?:đó|này|ấy)|(?:như|làm|theo|cứ) (?:vậy|thế)',
);
const STARTS = opensWith(
  'không|khỏi|cấm|chỉ|mỗi|từ|kể từ|ai|tất cả|mọi|lần đầu|quá|tôi đồng ý|tôi duyệt|lấy|chọn|dùng|giữ|theo|để|bỏ|đổi|cho|tính từ|bán|trả',
);
const ADDS = opensWith(
  '(?:mà (?:anh|chị|em|cô|bác|chú|sếp|họ) (?:bảo|nói|kêu|chờ)|các|mọi|mấy|em|anh|chị|cô|bác|chú|nhớ|nghe|rõ|hiểu|đúng|được|ok|khách|client|họ|sếp|nói|đỡ|cho|vì|tại|kẻo|chứ|chớ|để|không thì|cỡ|chắc|hết|trời|hơi)',
);

/** The part of a clause that words what was ruled: without what led to it, and without what is said about it. */
export function coreOf(clause: Clause): Clause {
  return withoutTail(withoutLead(fromProposal(fromConclusion(clause))));
}

const SELF = '(?:tôi|anh|chị|em|chú|bác|cô|cháu|con|mình|tụi em|bọn em|tụi con|ban \\S+)';
/** "Em nghĩ là …", "chị ký rồi, …", "theo cháu …": who put it, before what was put. */
const PUTS = opensWith(`
  (?:(?:dạ|vâng|ừ|ok|rồi|thôi|vậy|thế|thì|mà|à|(?:tuần|tháng|hôm|bữa|kỳ|lần) \\S+) )*${SELF}(?: (?:xin|cũng|thì|có|lại))? (?:đề nghị|đề xuất|kiến nghị|tính|định|nghĩ(?: (?:là|mình|ta))?|thấy(?: (?:là|mình|thế này|thế này này))?|muốn|quyết(?: (?:là|cho))?)
  (?:(?:dạ|vâng|ừ|ok|rồi|thôi|vậy|thế|thì|mà|à) )*(?:theo ${SELF}(?: thì)?|hay (?:là )?(?:mình|ta|tụi mình)?)
`);

/** "Nóng quá, hay mình …". */
const MOOTS = opensWith('hay (?:là )?(?:mình|ta|tụi mình|bọn mình)');

function fromProposal(said: Clause): Clause {
  const moots = [...said.breaks].find((at) => MOOTS.test(plainBetween(said, at + 1, said.words.length)));
  const clause = moots === undefined ? said : sliceClause(said, moots + 1, said.words.length);
  const put = PUTS.exec(clause.plain)?.[0].trim().split(' ').length ?? 0;
  return put === 0 || clause.words.length - put < 3 ? clause : sliceClause(clause, put, clause.words.length);
}

function fromConclusion(clause: Clause): Clause {
  const { words } = clause;
  for (let at = words.length - 4; at >= 3; at -= 1) {
    if (!CONCLUDES.has(words[at] ?? '')) continue;
    const next = at + (words[at + 1] === 'thì' || words[at + 1] === 'là' ? 2 : 1);
    const rest = sliceClause(clause, at, words.length);
    const opens =
      verbAt(words, next) !== null ||
      STARTS.test(` ${words.slice(next).join(' ')} `) ||
      clause.breaks.has(at - 1);
    const apart = clause.breaks.size === 0 || clause.breaks.has(at - 1);
    if (opens && apart && !POINTS.test(rest.plain) && contentWords(rest.words).size >= 2) return rest;
  }
  return clause;
}

function withoutLead(clause: Clause): Clause {
  const ends = [...clause.breaks].sort((a, b) => a - b);
  let from = 0;
  for (const at of ends) {
    const part = sliceClause(clause, from, at + 1);
    const rest = sliceClause(clause, at + 1, clause.words.length);
    const idle =
      contentWords(part.words).size === 0 ||
      HEEDS.test(part.plain) ||
      (PAST.test(part.plain) && STARTS.test(rest.plain));
    if (!idle || contentWords(rest.words).size < 2) break;
    from = at + 1;
  }
  return from === 0 ? clause : sliceClause(clause, from, clause.words.length);
}

function withoutTail(clause: Clause): Clause {
  let to = clause.words.length;
  for (const at of [...clause.breaks].sort((a, b) => b - a)) {
    const part = sliceClause(clause, at + 1, to);
    if (
      at < 2 ||
      !(DONE_AT_END.test(part.plain) || (ADDS.test(part.plain) && contentWords(part.words).size <= 1))
    )
      break;
    to = at + 1;
  }
  return to === clause.words.length ? clause : sliceClause(clause, 0, to);
}
