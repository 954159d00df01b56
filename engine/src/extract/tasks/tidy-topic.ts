import { contentWords } from '../clauses/content-words.ts';
import { alternatives } from '../language/phrase.ts';

const TIMES = alternatives(`
  (?:năm|tháng|tuần|hôm|bữa|lần|đợt|ngày|kỳ) (?:này|ni|nay|sau|trước|tới|rồi|ngoái|qua|kia|giờ|đó)
  thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|(?:sáng|trưa|chiều|tối) (?:nay|mai|qua)|mai|mốt|lúc|hồi|m[ùồ]ng \\S+
`);
/** "Một phút tôi xuống": how long, and no thing. */
const LASTS = /^(?:một|hai|ba|bốn|năm|mấy) (?:bữa|hôm|phút|giờ|tiếng)(?: |$)/u;
const OPENS = new RegExp(`^(?:(?:${TIMES}) )+`, 'u');
/** "Cờ phướn năm ngoái rách", "máy bào kêu to": where a time or how it fares begins. */
const ENDS = new RegExp(` (?:${TIMES}|áp dụng|kêu (?:to|quá|rè)|mòn|rách|lên giá|hôm|bữa)(?= |$)`, 'u');

/** "Trung tâm bên": words that wait for others. */
const LEFT_OPEN = /(?: (?:của|bên|cho|về|trong|với|các|những|bằng|từ|theo|là|mà|cứ|hay))+$/iu;
/** "Quý hóa quá", "cảm ơn anh". */
const NO_THING = /^(?:quý hóa|cảm ơn|cám ơn|xin lỗi|kia)(?= |$)/iu;
/** "Mình thiết kế hình", "thôi kêu Sáu": before what is meant. */
const IDLE = /^(?:(?:em|con|tôi|tui|mình|thôi|mà|là) )+/iu;

/** A topic as the object of a title: the thing without its time; nothing where it only tells how long. */
export function tidyTopic(topic: string): string | null {
  const plain = topic.toLowerCase();
  if (LASTS.test(plain)) return null;
  const from = OPENS.exec(plain)?.[0].length ?? 0;
  const end = ENDS.exec(plain.slice(from))?.index ?? plain.length - from;
  const kept = topic
    .slice(from, from + end)
    .replace(LEFT_OPEN, '')
    .replace(IDLE, '');
  if (NO_THING.test(kept)) return null;
  return contentWords(kept.toLowerCase().split(' ')).size === 0 ? null : kept;
}
