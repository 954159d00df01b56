import { type Clause, plainBetween } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Mention } from '../people/people.ts';

/** How a clause begins, before its matter: "Ừ thôi, | cả lớp | từ thứ hai | dời qua …". */
export type Opening = {
  /** "Vậy", "thế thì", "thôi": drawn from what was said. */
  readonly concludes: boolean;
  /** A verb of doing follows, behind nods and calls, who all is meant and when. */
  readonly acts: boolean;
};

const NODS = setOf(`
  dạ|vâng|ừ|ok|rồi|à|ơ|ồ|được|đúng|phải|tốt|hay|đó|nhé|hợp|lý|lí|đồng|ý|nhất|trí|có|chứ|mà|nhưng|nên|chuẩn|ừm|ha|hả|ạ|trời|ơi|haha|hà|yeah|yes|so|well|then|thật|luôn|xong|đã|duyệt
`);
const DRAWS = setOf('vậy|thế|thôi|thì|là|cứ|nghe|như|theo');
const ALL = opensWith(`
  mình|ta|chúng ta|chúng mình|tụi mình|bọn mình|tất cả|mọi người|ai cũng
  (?:cả|toàn|lớp|nhóm|tổ|phòng|công ty|bên|team|đội|xưởng|xóm|hẻm|khu|thôn|ban|chi hội|hội|trường|khoa|quán|cửa hàng|nhà)(?: \\S+)? (?:mình|ta)
  (?:cả|toàn) (?:lớp|nhóm|tổ|phòng|công ty|team|đội|xưởng|xóm|hẻm|khu|thôn|hội|trường|khoa|quán|nhà)
`);
const LONGEST_ALL = 5;
const WHEN = setOf(
  'từ|kể|bắt|sẽ|thì|cứ|đợt|kỳ|lần|năm|quý|tạm|thời|trước|mắt|nữa|luôn|phải|nên|cũng|chỉ|hẳn|vẫn',
);
/** Verbs of change that are no work of anybody's. */
export const CHANGES = setOf(`
  bỏ|dời|hoãn|giữ|lùi|để|đổi|hủy|chọn|lấy|dùng|gộp|tăng|giảm|chuyển|gác|ngưng|dừng|ngừng|thôi|dẹp|nghỉ|theo|thêm|bớt|tạm|rút|đẩy|ưu|áp|cắt|cấm|phạt|thưởng|mỗi|cho|nâng|hạ|kéo|quay|trả|bán|ở|đi|thử|thay|trích|miễn|hạn|khoán|chia
`);

export function openingOf(clause: Clause, context: MeetingContext): Opening {
  const { words } = clause;
  const from = afterNods(clause, context);
  const group = ALL.exec(plainBetween(clause, from, Math.min(words.length, from + LONGEST_ALL)));
  let verb = from + (group ? group[0].trim().split(' ').length : 0);
  while (verb < words.length - 1 && isWhen(words, verb)) verb += 1;
  return {
    concludes: words.slice(0, from).some((word) => DRAWS.has(word)),
    acts: verbAt(words, verb) !== null || CHANGES.has(words[verb] ?? ''),
  };
}

/** The first word that neither nods, nor draws a conclusion, nor calls somebody. */
function afterNods(clause: Clause, context: MeetingContext): number {
  const { words, breaks } = clause;
  const mentions = context.mentions.get(clause) ?? [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const kin = KIN_WORDS.has(word) && (breaks.has(at) || words[at + 1] === 'ơi');
    if (!(kin || NODS.has(word) || DRAWS.has(word) || isCalled(mentions, at))) return at;
  }
  return words.length - 1;
}

function isCalled(mentions: readonly Mention[], at: number): boolean {
  for (const { called, from, to } of mentions) if (called && at >= from && at < to) return true;
  return false;
}

const isWhen = (words: readonly string[], at: number): boolean =>
  verbAt(words, at) === null && (WHEN.has(words[at] ?? '') || TIME_WORDS.has(words[at] ?? ''));
