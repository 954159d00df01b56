import { LETTERS } from '../../text/letters.ts';
import { cleanSpeech } from './clean-speech.ts';

const TODAY = `(?:hôm nay|bữa nay|bữa ni|hôm ni|sáng nay|chiều nay|buổi họp này|cuộc họp này|họp hôm nay)(?:,? thứ [${LETTERS}]+| chủ nhật)?,? `;
const WE = '(?:mình|ta|chúng ta|chúng mình|chúng tôi|anh em mình|cả nhà|cuộc họp)(?: sẽ| chỉ| cần)? ';
/** "chi bộ họp …", "Ban giám đốc họp …" */
const BODY = `(?:[${LETTERS}]+ ){1,3}?(?=(?:họp|bàn) )`;
const MEETS = `(?=(?:họp|bàn|nói|chốt|rà|xem|coi|thống nhất|trao đổi|nghe|chạy|giải quyết|tổng kết|đánh giá|lên kế hoạch|triển khai|có [${LETTERS}]+ (?:việc|nội dung|phần|mục))(?: |:))`;
const PURPOSE = new RegExp(
  `(?:^|[,.!?;:] ?)${TODAY}(?:${WE}(?!(?:nghỉ|không|chưa|bận|mới|đã) )|${BODY}|${MEETS})`,
  'iu',
);
/** "…, đề nghị anh Vũ báo cáo trước": who is given the floor. */
const FLOOR = /,\s*(?:đề nghị|mời|xin mời|nhờ) .{2,60}$/iu;
const LEAST_WORDS = 3;

/** "Hôm nay mình rà lại việc khám đoàn nhé" → "Nội dung họp: rà lại việc khám đoàn." Null where a sentence does not say what the meeting is for. */
export function tellPurpose(said: string, lowerFirst: (text: string) => string): string | null {
  const text = said.normalize('NFC');
  const match = PURPOSE.exec(text);
  if (!match || text.endsWith('?')) return null;
  const purpose = cleanSpeech(text.slice(match.index + match[0].length).replace(/^họp (?=\p{L})/u, ''))
    .replace(/[.!…]+$/u, '')
    .replace(FLOOR, '');
  return purpose.split(' ').length < LEAST_WORDS ? null : `Nội dung họp: ${lowerFirst(purpose)}.`;
}
