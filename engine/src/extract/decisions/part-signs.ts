import { findTaskActs } from '../acts/find-task-acts.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { AGREES, DONE_AT_END } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { NamedSign } from '../sign.ts';
import { CHANGES } from './opening.ts';
import * as talk from './other-talk-cues.ts';
import * as cues from './ruling-cues.ts';
import type { Part } from './told-parts.ts';

/** A part of what a turn said, as it stands to the sentence that rules. */
export type PartView = {
  readonly part: Part;
  /** How many sentences behind the ruling's it stands; below 0 before it. */
  readonly step: number;
  /** How many words of matter the ruling's own sentence has. */
  readonly matterOwn: number;
  readonly context: MeetingContext;
};

const TWO = 2;
const FOUR = 4;
const FULL = 6;

const says =
  (cue: RegExp) =>
  ({ part }: PartView): boolean =>
    cue.test(part.tidy.plain);
const said =
  (cue: RegExp) =>
  ({ part }: PartView): boolean =>
    cue.test(part.said.clause.plain);

const HEEDS = anyOf(`
  (?:nói|tính|bàn|nhắc|nghĩ) (?:phải|đúng|có lý|chí lý|vậy|thế|cũng)|(?:cũng|là) (?:đúng|phải|có lý)
  (?:như|theo)(?: \\S+){1,3} (?:nói|bàn|đề nghị|đề xuất)(?= $)|biết vậy|lập luận|không ai (?:phản đối|ý kiến|có ý kiến|nói|cãi)|fair enough|rõ rồi|ý kiến
`);
/** "Vậy theo ý bác Toàn, …", and no more in that part. */
const FOLLOWS = opensWith(
  '(?:(?:ừ|vậy|thế|thôi|thì|là|cứ|dạ|vâng|tôi|chị|anh|em) )*(?:(?:\\S+ ){0,3}(?:thống nhất|chốt|quyết|đồng ý|nhất trí) )?(?:nghe|theo|như) (?:\\S+ ){0,3}\\S+(?= $)',
);
const JUDGES = anyOf(
  'quá|lắm|ghê|dữ|chết|hay|đẹp|sướng|mệt|tiếc|mừng|vui|ngon|thật|tốt|tiện|dễ|khó|rẻ|mắc|đắt|yên tâm|hợp lý|đúng|phải chăng|vừa phải|được đó',
);
const OF_SPEAKER = opensWith(
  '(?:tôi|anh|chị|em|con|cháu|bố|mẹ|bác|chú|cô|mình|tụi \\S+|bọn \\S+)(?! (?:nào|hai|ba)(?= ))',
);

/** "Có điều chữ detox thì bỏ", "riêng khách cũ giữ giá": a point beside the first. */
const ADDS_POINT = anyOf(
  'miễn|trừ|với điều kiện|nhưng phải|riêng|còn lại|thay (?:vì|cho|bằng)|có điều|với lại|ngoài ra',
);

const FORBIDS = anyOf(
  '(?:không|cấm|khỏi|đừng|chưa)(?: ai)?(?: được)? (?:cho|nhận|làm|vào|ra|lấy|bán|mua|dùng|chở|đi|đưa|thu|giữ|để|họp|mở|thuê)(?! (?:biết|xem|hay|kịp|được|nổi)(?= ))',
);

/** What shows that minutes would tell a part, or leave it out; weighed like the signs of a ruling by `npm run fit:wording`. */
export const PART_SIGNS: readonly NamedSign<PartView>[] = [
  { name: 'acts', weight: 0.6, like: 'lấy từ quỹ vận hành', holds: ({ part }) => acts(part) },
  { name: 'counts', weight: 1.2, like: 'chín rưỡi tối trả', holds: says(cues.NUMBERED) },
  { name: 'from a day on', weight: 0.4, like: 'từ sprint sau', holds: says(cues.FROM_WHEN) },
  { name: 'tells when', weight: 0.8, like: 'sáng thứ năm', holds: says(talk.TELLS_WHEN) },
  { name: 'for everybody', weight: 0.7, like: 'ai làm trái thì nghỉ', holds: says(cues.FOR_EVERYBODY) },
  { name: 'chooses', weight: 0.4, like: 'các món khác giữ nguyên', holds: says(cues.CHOOSES) },
  { name: 'forbids', weight: 1, like: 'người ngoài không cho vào', holds: says(FORBIDS) },
  { name: 'sets a condition', weight: 0.9, like: 'miễn là đủ báo giá', holds: said(ADDS_POINT) },
  { name: 'matter', weight: 0.3, like: 'sổ giấy dẹp', holds: ({ part }) => part.matter.size >= TWO },
  { name: 'much matter', weight: 0.8, like: 'bánh lọc chay', holds: ({ part }) => part.matter.size >= FOUR },
  { name: 'concludes', weight: 0.5, like: 'vậy …', holds: ({ part }) => part.concludes },
  { name: 'before', weight: -2.6, like: 'lấy La Phù. …', holds: ({ step }) => step < 0 },
  { name: 'behind', weight: -1.2, like: '… Ai trễ thì tự chịu.', holds: ({ step }) => step > 0 },
  { name: 'far behind', weight: -0.3, like: 'two sentences later', holds: ({ step }) => step > 1 },
  {
    name: 'enough is said',
    weight: -1,
    like: 'behind a full sentence',
    holds: ({ step, matterOwn }) => step > 0 && matterOwn >= FULL,
  },
  { name: 'no matter', weight: -0.9, like: 'ừ', holds: ({ part }) => saysNothing(part) },
  { name: 'little matter', weight: -0.3, like: 'áo ấm', holds: ({ part }) => part.matter.size < TWO },
  { name: 'gives work', weight: -0.9, like: 'Tâm dán thông báo', holds: givesWork },
  { name: 'warns', weight: -0.4, like: 'đứng giữa là lỗ', holds: says(talk.WARNS) },
  { name: 'done', weight: -1.1, like: 'client chọn rồi', holds: said(DONE_AT_END) },
  { name: 'heeds', weight: -1.3, like: 'chú nói phải', holds: heeds },
  { name: 'agrees', weight: -0.5, like: 'đồng ý chủ trương', holds: says(AGREES) },
  { name: 'judges', weight: -0.7, like: 'tiếc ghê', holds: says(JUDGES) },
  { name: 'of the speaker', weight: -1, like: 'chị đổi ý', holds: says(OF_SPEAKER) },
];

/** Not "chủ nhật", "bảy giờ". */
const saysNothing = ({ matter, tidy }: Part): boolean =>
  matter.size === 0 && !talk.TELLS_WHEN.test(tidy.plain);

const RULED_OUT = setOf('không|khỏi|đừng|cấm|chỉ|chưa|khoan|dẹp|gác|bỏ|làm|đi|ở|go|dùng|tính|vẫn');

export function acts({ tidy, matter }: Pick<Part, 'tidy' | 'matter'>): boolean {
  const [first = ''] = tidy.words;
  if ((matter.size === 0 && tidy.words.length < 2) || first === 'theo') return false;
  return RULED_OUT.has(first) || CHANGES.has(first) || verbAt(tidy.words, 0) !== null;
}

export function givesWork({ part, context }: PartView): boolean {
  const from = part.of.starts.indexOf(part.said.clause.starts[0] ?? 0);
  const to = from + part.said.clause.words.length;
  return findTaskActs(part.of, context).some(
    ({ subjectless, matter }) =>
      !subjectless && matter.clause === part.of && matter.from >= from && matter.from <= to,
  );
}

function heeds({ part: { said } }: PartView): boolean {
  return HEEDS.test(said.clause.plain) || FOLLOWS.test(said.clause.plain);
}
