import { type Clause, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, endsWith, opensWith } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';

const CALL =
  '(?:dạ |vâng |à |ừ |rồi |thưa |mà |nhưng |với lại |tiếp |nhân tiện |(?:anh|chị|em|cô|chú|bác|thầy|sếp|các \\S+) (?:ơi |\\S+ ơi )?)*';
/** "Còn vụ WFH thứ sáu", "em hỏi về thưởng Tết", "thêm chuyện tiền xăng". */
const RAISES = opensWith(
  `${CALL}(?:còn (?:về |cái )?(?:vụ|chuyện|khoản|phần|việc)|còn(?! (?:em|anh|chị|tôi|con|cô|chú|bác|mình|ai|gì|có|không|phải|chưa|lại|nữa|một|hai|ba|bốn|năm|mười|được|thì|nếu|khoảng|mỗi|đang|cứ|bao|cả|nguyên|thiếu|đó|hàng|nhiều|ít|đủ|mấy|về|cái)(?= ))|(?:em|tôi|con|cháu|chị|anh|mình)(?: xin| muốn| cũng)? hỏi(?: thêm| chút| luôn)* (?:về|vụ|chuyện|khoản|cái)|(?:thêm|lại|nhắc lại|còn|về) (?:cái )?(?:vụ|chuyện|khoản|việc))`,
);
const MAY_RAISE = / (?:còn|hỏi|vụ|chuyện|khoản|việc)(?= )/u;
/** "Giám đốc tính cắt còn mười lăm phút": what somebody wants of it. */
const WANTS = anyOf('tính|định|đòi|muốn|xin|đề nghị|yêu cầu|kêu|đề xuất|kiến nghị|dọa');
const ASKED = anyOf('hỏi|thắc mắc');
const LEAST = 1;
const LONGEST = 20;

/** A matter somebody brings up without asking anything: "Còn vụ WFH thứ sáu, tháng trước chị nói sẽ hỏi HR đó." Null where nothing is. */
export function raisedMatter(clause: Clause, context: MeetingContext): Clause | null {
  const called = whatOf(clause);
  if (called) return standsAlone(clause, context.clauses[clause.turn] ?? []) ? called : null;
  const raised = clause.asks || !MAY_RAISE.test(clause.plain) ? null : RAISES.exec(clause.plain);
  if (!raised || (LEFT_OVER.test(raised[0]) && repliesTo(clause, context))) return null;
  const from = clause.offsets.filter((offset) => offset < raised[0].length).length;
  const ends = [...clause.breaks]
    .sort((a, b) => a - b)
    .map((at) => at + 1)
    .filter((at) => at > from + 1);
  const [end = clause.words.length, next = clause.words.length] = ends;
  const second = sliceClause(clause, end, next);
  const to = WANTS.test(second.plain) && !ASKED.test(second.plain) ? next : end;
  const matter = sliceClause(clause, from, to);
  if (matter.words.length > LONGEST || contentWords(matter.words).size < LEAST) return null;
  return standsAlone(clause, context.clauses[clause.turn] ?? []) ? matter : null;
}

/** "Khoa nào còn viết tay?" — "Dạ còn khoa Y học cổ truyền": left over, and not brought up. */
const LEFT_OVER = / còn$/u;
const repliesTo = ({ turn }: Clause, context: MeetingContext): boolean =>
  (context.clauses[turn - 1] ?? []).some((clause) => clause.asks && LEFT.test(clause.plain));
const LEFT = / còn(?= )/u;

/** "Phí gửi xe của thợ thời vụ thì sao chị?": what is called for. */
function whatOf(clause: Clause): Clause | null {
  const asked = clause.asks && !SUPPOSES.test(clause.plain) ? WHAT_OF.exec(clause.plain) : null;
  if (!asked) return null;
  const to = clause.offsets.filter((offset) => offset <= asked.index).length;
  const matter = sliceClause(clause, 0, to);
  return matter.words.length <= LONGEST && contentWords(matter.words).size >= LEAST_CALLED ? matter : null;
}
const WHAT_OF = endsWith(
  'thì (?:sao|răng|thế nào|tính sao)(?: (?:rồi|đây|vậy|hả|ạ|anh|chị|em|cô|chú|bác|sếp|thầy))*',
);
/** "Bữa đó mưa thì sao?": what to do if it happens. */
const SUPPOSES = anyOf('nếu|lỡ|nhỡ|rủi|giả sử|trời|mưa|bão|bữa|hôm|lúc|khi');
const LEAST_CALLED = 3;

/** It is all its turn says but a yes: in a longer report it is a part of what is told. */
const standsAlone = (clause: Clause, all: readonly Clause[]): boolean =>
  all.every(
    (other) =>
      other === clause ||
      (!other.asks && other.words.length <= SHORT && all.indexOf(other) < all.indexOf(clause)),
  );
const SHORT = 3;
