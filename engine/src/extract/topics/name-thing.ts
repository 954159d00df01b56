import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';

const OPENERS = setOf(`
  còn|về|cái|vụ|phần|việc|chuyện|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à|mà|với|lại|giờ|nhưng|tới|sang|qua|này|thì|được|đến|nữa|thứ|nhất|hai|ba|tư|là
  ôi|ơ|ồ|trời|ơi|ạ|đó|ấy|kính|thưa|xin|tiếp|theo|hay|hỏi|thêm|cho|vào|mục|đầu|tiên|tiện|đây|luôn|nhân|thể
`);
/** Where what is spoken of ends and what is said or asked of it begins. */
const ENDS = setOf(`
  thì|là|đang|bị|đã|chưa|có|không|sao|nào|lắm|quá|nó|vẫn|cứ|mới|sẽ|phải|cần|chỉ|nên|để|nhé|ai|gì|bao|mấy|chừng|khi|thế|vừa|hay|thấy|muốn|họ|ấy|đó|này|ạ|tính|hồi|đi|giờ|bên
  được|mà|chờ|lúc|gọi|đề|lấy|hết|răng|như|ghi|hỏi|báo|nói|mong|hỏng|ít|nhiều|toàn|định
`);
const LONGEST = 8;

/** "Cái xe biển 5 số 0 ấy", "tiền cơm ca đêm hai chục ngàn": the thing a stretch begins by naming; null where it names none. */
export function nameThing(clause: Clause, isCalled: (at: number) => boolean, opened: boolean): string | null {
  const { words, raw } = clause;
  const [from, to] = spanOf(clause, isCalled);
  if (to <= from || !isThing(words, from, to)) return null;
  const said = raw.slice(from, to);
  const proper = said.some((word) => /\p{L}\p{Lu}|\d/u.test(word));
  const least = proper || (opened && to - from > 1) ? 1 : 2;
  if (contentWords(words.slice(from, to)).size < least) return null;
  const [first = '', ...rest] = said;
  const keeps = from > 0 || first.slice(1) !== first.slice(1).toLowerCase();
  return [keeps ? first : first.toLowerCase(), ...rest].join(' ');
}

/** From the first word that does more than open to the first that says something of what is named. */
function spanOf({ words, plain }: Clause, isCalled: (at: number) => boolean): readonly [number, number] {
  const isPerson = (word: string) => PRONOUNS.has(word);
  const opens = count(GOES_BEFORE.exec(plain)?.[0] ?? '');
  const from = words.findIndex(
    (word, at) => at >= opens && !(OPENERS.has(word) || isPerson(word) || isCalled(at)),
  );
  if (from < 0) return [0, 0];
  const end = words.findIndex(
    (word, at) => at >= from && (endsAt(words, at) || isPerson(word) || (at > from && opensCount(words, at))),
  );
  return [from, withoutEnd(words, from, Math.min(from + LONGEST, end < 0 ? words.length : end))];
}

/** "Giá khám ngoài giờ" and "chỉ tiêu thẻ" go on. */
const endsAt = (words: readonly string[], at: number): boolean =>
  ENDS.has(words[at] ?? '') &&
  !(words[at] === 'giờ' && words[at - 1] === 'ngoài') &&
  !(words[at] === 'chỉ' && NAMES_WITH.has(words[at + 1] ?? ''));
const NAMES_WITH = setOf('tiêu|số|thị|dẫn|khâu');

function isThing(words: readonly string[], from: number, to: number): boolean {
  const first = words[from] ?? '';
  if (verbAt(words, from) !== null || COUNTS.has(first) || NEVER.has(first)) return false;
  const text = words.slice(from, to).join(' ');
  if (first === 'bữa' && WHICH.has(words[from + 1] ?? '')) return false;
  return !(TELLS.test(` ${text} `) || OF_PEOPLE.test(` ${text} `) || BARE_THINGS.has(text));
}

/** "Lệnh hôm nay", "món nữa", "vàng mã đặt": what says when, or begins to tell of it, falls off the end of a name. */
function withoutEnd(words: readonly string[], from: number, end: number): number {
  const tellsWhen = SPANS.has(words[end - 1] ?? '') && WHICH.has(words[end] ?? '');
  let to = NOW.has(words[end - 1] ?? '') ? end - 2 : end;
  if (tellsWhen) to = end - 1;
  while (
    to > from &&
    (AT_NO_END.has(words[to - 1] ?? '') || (to - from > 1 && verbAt(words, to - 1) !== null))
  )
    to -= 1;
  return to;
}
/** "Rượu vang năm nay". */
const NOW = setOf('nay|này');
/** "Hợp đồng Sóng Thần tháng | này". */
const SPANS = setOf('tháng|tuần|năm|quý|đợt|kỳ|ngày|hôm');
const WHICH = setOf('này|sau|tới|trước|rồi|ấy|đó|nay|hổm|kia|nọ|tê|qua|nào|mai');
const AT_NO_END = setOf(
  'bỏ|nữa|khác|này|á|rồi|từ|tới|đâu|vậy|thế|với|cho|của|hôm|nay|bữa|hết|luôn|là|và|quyết|kêu|xin|lo|tốn',
);
/** "Một điểm nữa", "bốn nhà": how many, and not what. */
const COUNTS = setOf('một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm|mấy|vài|các|những');
/** No name of a thing begins so: "ở B", "đỡ tốn tiền", "cả nhà ưng". */
const NEVER = setOf(`
  thôi|áp|quyết|cũ|nghe|nói|đúng|hôm|món|điểm|lệnh|ở|đỡ|lỡ|cả|mươi|khỏi|nhờ|hơn|ngoài|trong|trên|dưới|theo|tổng|ngay|ai|toàn|đều|kiểu|bởi|vì|tại|do|nếu|hễ|giống|đến|tới|từ|rất|hơi|trời|rút|bắt|tốn
`);
/** "Tiền cơm ca đêm | hai chục ngàn"; not "máy số hai", "ca ba", "quý 4". */
const opensCount = (words: readonly string[], at: number): boolean =>
  COUNTS.has(words[at] ?? '') && !NUMBERED_THINGS.has(words[at - 1] ?? '');
const NUMBERED_THINGS = setOf(
  'số|ca|lớp|khối|quý|tháng|ngày|thứ|kỳ|khóa|tổ|đội|tầng|lô|phòng|máy|bãi|chuyền|cấp|loại|hạng|phase|sprint|án|kho|cổng|tuyến|dãy|mùng|mồng|rằm|lần|đợt|trạm|nhà|cơ|quỹ|chính|cả|cuối|đầu|hết|giữa|hàng|hằng|mỗi|từng|mười|hai|ba|bốn|năm|sáu|bảy|tám|chín|trăm|một',
);
/** "Nội dung hai, …", "cuối cùng …", "phụ huynh hỏi …": what is told of begins behind it. */
const GOES_BEFORE = opensWith(
  '(?:nội dung|vấn đề|cuối cùng|sau cùng|chủ đề|câu chuyện)(?: là)?|(?:(?:đang|mà|nhân|vừa|mình|ta) )*(?:nói|bàn|nhắc) (?:tới|về|đến)(?: chuyện| vụ| việc)?|(?:phụ huynh|khách(?: hàng)?|công nhân|cư dân|bà con|anh em|nhân viên|sinh viên|học sinh|người dân|mọi người|nhiều người)(?: \\S+)? (?:hỏi|xin|đòi|kêu|than|mong|phàn nàn|kiến nghị|phản ánh|đề nghị)(?: về)?',
);
/** Named so, it could be anything. */
const BARE_THINGS = setOf(
  'kế hoạch|tình hình|phương án|ý kiến|công tác|tổng thể|chương trình|nội dung|vấn đề|quy định|chủ trương',
);
const count = (phrase: string): number => phrase.split(' ').filter((word) => word !== '').length;
/** Somebody is told of, and no thing named: "phụ huynh đỗ", "công ty". */
const OF_PEOPLE = opensWith(
  '(?:công ty|công nhân|phụ huynh|khách(?: hàng)?|cư dân|bà con|anh em|chị em|nhân viên|học sinh|sinh viên|nông dân|tài xế|người dân|bạn đọc|thợ|đối tác|chủ nhà|giám đốc|kế toán|thư ký|thủ quỹ|trưởng phòng|tổ trưởng|nhóm trưởng|lớp trưởng|chủ tịch|bí thư|pháp chế|sếp|bảo vệ|bác sĩ|luật sư|kiến trúc sư|phòng nhân sự)(?: \\S+)?(?= $)',
);
const TELLS = / (?:người ta|họ|xin|đòi|kêu|tự|mình|á|ơi)(?= )/u;
