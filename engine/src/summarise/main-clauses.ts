import { countWords } from './count-words.ts';
import { wordPattern } from './word-pattern.ts';

/** A sentence and the length of the adverbials it opens with. */
export type Clause = { readonly text: string; readonly opening: number };

/**
 * Where the main clause may be over: a pause, or a word that opens a clause or a phrase beside it. Vietnamese puts
 * what qualifies behind what it qualifies, so what stands before such a border is told without it. Not before "của":
 * whose something is tells which it is.
 */
const BORDER =
  /\s*[,;]\s|\s[-–]\s(?!\p{Lu}|\d)|\s(?=(?:khi|nhằm|do|vì|bởi|sau|trước|nhưng|nên|đồng thời|trong|tại|từ|với|và)\s|để\s(?!(?:lại|ý|mắt|dành)\s)|vào\s(?:ngày|lúc|tháng|sáng|trưa|chiều|tối|đêm|năm|khoảng|hồi|cuối|đầu|thứ|mùa|dịp|tuần|hôm)\s)/gu;

/** Words that want another behind them, and first halves of words whose second looks like a border ("lý do", "trở nên"). */
const OPEN_ENDED = new Set(
  'là được bị và hoặc hay của các những một mỗi mọi đã đang sẽ không chưa chỉ cũng vẫn phải rất ngay có ở tại từ trong ngoài trên dưới để cho theo nhằm với về vào đến tới nếu dù như bằng rằng việc sự cuộc gồm so đối cùng do vì bởi trước sau khi hơn gần khoảng thuộc biết nói thấy tin trú ngụ nhưng mà thì nên lý tự trở làm tạo gây phía bên đồng kể mặc tuy song còn lại nhất càng giữa cả nhờ qua thành gặp gỡ'.split(
    ' ',
  ),
);

/** What only holds with its condition, its limit or its reason is not told without. */
const CONDITIONAL = wordPattern('nếu|trừ|chỉ|không|chưa|đừng|cấm|sở dĩ', 'iu');
/** Of things told of together none is left out. */
const TOGETHER = wordPattern('giữa|cả|vừa|lẫn|hai|đôi|cùng nhau|đều', 'iu');

/** What makes a clause: words of aspect and mood, the copula and the passive, which are few, and the commonest verbs of news. */
const PREDICATE = wordPattern(
  'đã|đang|sẽ|vừa|mới|sắp|từng|bị|được|là|có|còn|phải|cần|muốn|cũng|vẫn|lại|tiếp tục|bắt đầu|tổ chức|diễn ra|xảy ra|xuất hiện|yêu cầu|khiến|làm|gây|giúp|tạo|tăng|giảm|đạt|bắt|nhận|đưa|gồm|phát hiện|công bố|trở thành|cho thấy|ghi nhận',
  'giu',
);
const SAYS = wordPattern(
  'cho biết|cho hay|cho rằng|nói|chia sẻ|khẳng định|nhấn mạnh|nhận định|thông tin|biết',
  'iu',
);
/** "được ông Lê Quang Minh": who did it, but not what. */
const NAMES =
  /^(?:(?:ông|bà|anh|chị|cô|em|đội|công ty|công an|tỉnh|huyện|quận|thành phố) ){0,3}(?:\p{Lu}[\p{L}\p{M}\d.-]*(?: |$))*$/u;

/** These open a clause beside a clause. */
const JOINS = /^,? (?:để|vì|bởi|nhưng|nên) /u;

/** A sentence up to each border where what stands before it is a sentence, too. */
export function mainClauses({ text, opening }: Clause, leastWords: number): string[] {
  return [...text.matchAll(BORDER)].flatMap(({ index }) => {
    const form = text.slice(0, index).trim();
    const main = form.slice(opening);
    if (countWords(main) < leastWords || !isClosed(form)) return [];
    const behind = text.slice(index, index + LONGEST_BORDER);
    if (behind.startsWith(' và ') && TOGETHER.test(main)) return [];
    return hasPredicate(main) || (JOINS.test(behind) && !SAYS.test(main)) ? [`${form}.`] : [];
  });
}

const LONGEST_BORDER = 8;

function isClosed(form: string): boolean {
  const count = (mark: RegExp): number => form.match(mark)?.length ?? 0;
  if (count(/[(“«]/gu) !== count(/[)”»]/gu) || count(/"/gu) % 2 === 1) return false;
  return !CONDITIONAL.test(form) && !OPEN_ENDED.has(form.slice(form.lastIndexOf(' ') + 1).toLowerCase());
}

/** Whether a subject has something said of it; behind "cho biết", whether what is said has. */
function hasPredicate(main: string): boolean {
  const said = SAYS.exec(main);
  const from = said === null ? 1 : said.index + said[0].length;
  for (const { index, 0: word } of main.matchAll(PREDICATE)) {
    if (index < from) continue;
    const behind = main.slice(index + word.length).trim();
    return countWords(behind) >= 2 && !(/^(?:bị|được)$/iu.test(word) && NAMES.test(behind));
  }
  return false;
}
