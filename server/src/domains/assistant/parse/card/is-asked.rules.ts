import { type SpokenText, wording } from './wording.rules.ts';

const begs = wording('(?:được|ok|đc|dc|có được) (?:không|ko|k|hông|hong|chưa|hem|hôn)|nhỉ');
const asksWords = wording(
  'gì|(?:cuộc|buổi|người|phòng|ngày|giờ|lúc|hôm|việc|mục|cái|bữa|như|thế|cách|khi|bản|thẻ) nào|mấy (?:giờ|người|cuộc|việc|mục|phút|ngày|buổi|hôm)|ai|(?<!khách |khach )sao|ra sao|ở đâu|đâu rồi|bao giờ|bao nhiêu|bao lâu|hay chưa|được chưa|xong chưa|chưa nhỉ|kiểu gì',
);
const asksEnd = wording(
  '(?:không|chưa|hông|ko|k|hong|hả)(?: (?:nhỉ|ạ|ta|em|vậy|anh|chị|hè|hả|bạn|nhé))*[\\s?.!]*$',
);
/** "Không ai", "gì cũng được" ask nothing. */
const asksNothing = wording(
  'ai (?:dự|họp|được mời|tham gia)(?: \\S+)? mới|(?:không|chẳng|đừng|khỏi)(?: (?:để|cho|cần))* (?:ai|gì)|(?:gì|nào|sao|ai) cũng|lúc nào đó|(?:coi|xem) sao',
);

/** Whether a message asks something; "được không" only begs. */
export function isAsked(said: SpokenText): boolean {
  if (said.has(begs)) return false;
  if (said.text.trim().endsWith('?')) return true;
  return (
    (said.has(asksWords) && !said.has(asksNothing)) || (said.has(asksEnd) && said.text.trim().includes(' '))
  );
}
