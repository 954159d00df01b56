import { contentWords } from '../../extract/clauses/content-words.ts';
import { countWords } from '../count-words.ts';
import { wordPattern } from './kin.ts';

/** These are matched in lower case, which is sooner than to match in either. */
const REQUEST =
  /(?:^|\s)(?:nhé|nha|nghen|đi|nghe|nghe chưa|giùm|hộ|nhớ chưa)(?: (?:anh|chị|em|cô|chú|bác|thầy|các em|mọi người|cả nhà|bà con|\p{L}{2,}))?(?:[,.!…]|$)/u;
const TOLD_TO = wordPattern('(?:luôn|ngay|giùm|hộ|thử|liền) đi', 'u');
const QUESTION_TAIL =
  /\s(?:không|hông|hổng|chưa|hả|nhỉ|hở|sao|gì|chi|mô|rứa|ai|nào|mấy|bao nhiêu|bao giờ|khi nào|thế nào|chừng nào)(?: (?:ạ|anh|chị|em|cô|chú|bác|sếp|mọi người|vậy|thế|nhỉ|ta|hè)){0,2}[.!…]*$/iu;
const COURTESIES =
  'cảm ơn|cám ơn|chào (?:cả|mọi|các|anh|chị|bà|cô|chú|bác|em)|tạm biệt|bắt đầu (?:nhé|nha|họp|nghen|đi|thôi|được)|hẹn gặp|kết thúc (?:cuộc họp|tại đây|ở đây)|giải tán|nghe rõ|nghe (?:em|anh|tôi|chị) không|mất mạng|mạng (?:em|nhà)|bật mic|tắt mic|xin lỗi|vào (?:việc|đủ|họp)|vô việc|điểm danh|tiếp tục nào|có ý kiến gì|ai (?:còn|có) gì|hết ý kiến|vất vả|chúc mừng|vỗ tay|xin bắt đầu|thay mặt|cố gắng|sẽ (?:cố|ráng|gắng)|đừng (?:lo|có|để)|hay là|yên tâm|có gì nhắn|họp khác';
const JOKES =
  'ha ha|trúng số|trúng độc đắc|khao|bà nội|ông nội|ông tướng|lương bằng|tủi thân|chém gió|đùa|nói chơi|nói vui|trêu|trả bằng bia';
const WISHES = 'phải chi|giá mà|giá như|ước gì|nếu mà|nếu có thêm|nếu như có|lỡ mà|chẳng lẽ|biết thế';
/** "Hồi tôi còn làm tổ trưởng, hẻm có mười nóc nhà" */
const MEMORIES = 'ngày xưa|hồi (?:xưa|nhỏ|còn|(?:KIN|tôi|tui)(?: \\S+){0,2}? còn)';
const IDLE = wordPattern(`${COURTESIES}|${JOKES}|${WISHES}|${MEMORIES}`, 'u');
const EXCLAIMS = wordPattern(
  'ghê|nhìn thích|vui lắm|đẹp lắm|thích lắm|trời ơi|trời đất|buồn cười|hay ho|sướng|chết|kinh khủng|mệt quá',
  'u',
);
/** The chair moves on. */
const MOVES =
  /^(?:trước hết|đầu tiên|tiếp theo|giờ|bây giờ|sang|qua|tới|quay lại|rồi)(?: mình| ta| chúng ta)? (?:nhìn|xem|coi|bàn|nói|sang|qua|tới|đến|phần|mục|nghe|là|cái|vụ)(?= )/iu;
/** "Để em gửi": a task tells it. */
const PROMISES = /^để (?:anh|chị|em|cô|chú|bác|thầy|con|cháu|tôi|tui) /iu;
/** "Nhớ lấy lại tiền cọc đấy" */
const REMINDS = /^nhớ (?!là |ra |lại )/iu;
const AGREES = /^(?:nhất trí|đồng ý|tán thành|ủng hộ)(?= )/iu;
const POINTS =
  /^(?:cái (?:đó|đấy|này|kia|nớ)|vụ (?:đó|này)|nó|họ|vậy|thế|đó|đấy|chỗ (?:đó|đấy)|bên đó|bên đấy|hai cái|xe đó|mấy cái|người ta|ông ấy|bà ấy)(?= )/iu;
const POINTS_SOON = /^(?:\S+ ){1,2}(?:đó|đấy|này|ấy|kia|nớ)(?= )/iu;
/** "Chưa cần đâu, …", "không sao, …": an answer. */
const ANSWERS = /^(?:chưa|không|đừng|khỏi)(?: cần| phải| sao| được| lo)?(?: mô| đâu| gì)?,/iu;
const SUPPOSES = /^nếu(?= )/iu;
const REPORTS = wordPattern(
  'đã|xong|hoàn thành|báo cáo|đạt|tăng|giảm|còn|chưa|thiếu|chậm|trễ|lỗi|hỏng|hư|sập|vướng|kẹt|nghẽn|rủi ro|nguyên nhân|do|vì|tại|nên|vượt|hết|mất|khiếu nại|phạt|đối tác|khách|hợp đồng|doanh thu|chi phí|ngân sách|tiến độ|kế hoạch|mục tiêu|tỉ lệ|tỷ lệ',
  'gu',
);
const FIGURES = new RegExp(`\\d|${wordPattern('trăm|nghìn|ngàn|triệu|tỷ|tỉ|phần trăm|chục').source}`, 'gu');
const PROPOSES = wordPattern(
  'đề xuất|đề nghị|kiến nghị|theo (?:em|tôi|anh|chị|con|cháu)|(?:em|tôi|anh|chị) (?:nghĩ|thấy)',
  'u',
);

const LEAST_WORDS = 5;
const LEAST_MATTER = 2;

/** Whether a spoken sentence can be a statement at all: no question, courtesy, request, joke or wish. */
export function mayState(said: string): boolean {
  if (said.includes('?') || countWords(said) < LEAST_WORDS) return false;
  const lower = said.toLowerCase();
  return !(lower.includes(' hả') || REQUEST.test(lower) || TOLD_TO.test(lower) || IDLE.test(lower));
}

/** How much of what minutes keep a sentence as said has: reports, figures, proposals. */
export function countCues(said: string): number {
  const lower = said.toLowerCase();
  const reports = Math.min(3, lower.match(REPORTS)?.length ?? 0);
  const figures = Math.min(2, lower.match(FIGURES)?.length ?? 0);
  return reports + figures + (PROPOSES.test(lower) ? 1.7 : 0);
}

/** 0–1: how much a statement, as said and as cleaned, is one that minutes would keep. */
export function judgeStatement(said: string, clean: string): number {
  const words = countWords(clean);
  if (words < LEAST_WORDS || QUESTION_TAIL.test(clean) || MOVES.test(clean) || PROMISES.test(clean)) return 0;
  if (REMINDS.test(clean)) return 0;
  if (words < 8 && AGREES.test(clean)) return 0;
  if (contentWords(clean.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)).size < LEAST_MATTER) return 0;
  let fitness = 0.4 + 0.12 * countCues(said);
  if (EXCLAIMS.test(said.toLowerCase())) fitness *= 0.4;
  if (POINTS.test(clean) || POINTS_SOON.test(clean) || SUPPOSES.test(clean) || ANSWERS.test(clean))
    fitness *= 0.5;
  if (words < 7 || words > 40) fitness *= 0.7;
  return Math.min(1, fitness);
}
