import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { UNKNOWN } from '../language/stance-cues.ts';
import { embeddedQuestion } from './embedded-question.ts';
import {
  ABOVE_US,
  ASKED_BY_OTHERS,
  ASKS_ELSEWHERE,
  DIVIDED,
  DOUBTS,
  GIVES_UP,
  PUTS_OFF,
  WAITS,
} from './reply-cues.ts';

const HANGS = [
  UNKNOWN,
  DOUBTS,
  GIVES_UP,
  DIVIDED,
  ASKED_BY_OTHERS,
  WAITS,
  ASKS_ELSEWHERE,
  PUTS_OFF,
  ABOVE_US,
];
/** "Thì chị cũng chịu", "thì đang chờ": given up, or waited for. */
const LEFT = opensWith(
  '(?:thì |là |mà )?(?:\\S+ ){0,2}(?:cũng |vẫn |còn |đang )*(?:đợi|chờ|hỏi|cân nhắc|phân vân|lăn tăn|bàn|tính|chưa có|khó nói|khó lắm|treo)',
);
/** "Thì hợp đồng chưa ghi", "chưa thấy ai nói", "các công ty con đang hỏi": nothing is said about it yet. */
const UNSAID = opensWith(
  '(?:thì )?(?:\\S+ ){0,5}(?:(?:chưa|chẳng|chả|đâu)(?: ai| thấy| bên nào| thấy ai| có ai)* (?:nói|báo|ghi|bàn|nghe|hứa|hẹn|thông báo|phổ biến|phân công|định|nghĩ|đả động|đề cập|quy định|hướng dẫn|biết|rõ|chắc|chốt|quyết|nắm|xác định|phân định|thống nhất|ngã ngũ|trả lời|dám nói|đối chiếu|tìm ra|có (?:\\S+ )?(?:gì|ai|căn cứ|quy định|hướng dẫn|số|lịch|câu|lời|thông báo|văn bản|kết quả|kết luận))|không (?:ai )?(?:biết|rõ|nắm|nhớ|dám)|(?:đang|cứ|toàn|vẫn) (?:hỏi|thắc mắc|chờ|đợi)|khó nói|chịu|bó tay)',
);
const LEAST = 2;
const SHORTEST_BEHIND = 2;

/** One of these stands in every question told inside a sentence. */
const MAY_ASK =
  / (?:hay|nào|ai|bao|mấy|nhiêu|sao|đâu|mô|(?:có|đã|nên|được|kịp|phải|đủ|chịu|cho|còn|nổi) (?:\S+ ){0,12}(?:không|chưa))(?= )/u;

/** What is asked before it is said to be open: "Khách trả hay mình trả | thì hợp đồng chưa ghi". */
export function askedAhead(clause: Clause): Clause | null {
  if (!MAY_ASK.test(clause.plain)) return null;
  for (const at of splitsOf(clause)) {
    const behind = plainBetween(clause, at, clause.words.length);
    const asked = embeddedQuestion(partBefore(clause, at));
    if (!leavesOpen(behind, asked)) continue;
    const ahead = sliceClause(clause, 0, withoutDoubter(clause, at));
    const least = asked === 'whether' || OPENS_WHEN.test(ahead.plain) ? 1 : LEAST;
    if (contentWords(ahead.words).size >= least) return ahead;
  }
  return null;
}

/** "Bao giờ đủ | thì tôi chưa dám nói". */
const OPENS_WHEN = opensWith('(?:còn |mà |nhưng )?(?:bao giờ|khi nào|chừng nào|hôm nào|bữa nào)');

/** Who, when and how much also stand for whoever and whenever: "khi nào có | thì báo". There somebody must say that it is not known. */
function leavesOpen(behind: string, asked: 'whether' | 'which' | null): boolean {
  if (asked === null) return false;
  if (UNSAID.test(behind)) return true;
  return asked === 'whether' && (LEFT.test(behind) || HANGS.some((cue) => cue.test(behind)));
}

/** Where a comma stands, or a "thì" opens what is said of it: the last first. */
function splitsOf({ breaks, words }: Clause): number[] {
  const found = [...breaks].map((at) => at + 1);
  for (const [at, word] of words.entries())
    if (isSplit(word, words[at + 1], words[at - 1]) && at > 1) found.push(at);
  return found.filter((at) => at > 1 && words.length - at >= SHORTEST_BEHIND).sort((a, b) => b - a);
}

/** "… bao nhiêu phần trăm | chưa ai biết": speech has no comma there. */
const isSplit = (word: string, next = '', before = ''): boolean =>
  word === 'thì' ||
  (word === 'chưa' && NOT_YET_KNOWN.has(next)) ||
  (AFTER_WHETHER.has(word) && before === 'không');
const AFTER_WHETHER = setOf('còn|vẫn|phải|đang|cũng|chưa|tùy');
const NOT_YET_KNOWN = setOf('ai|biết|rõ|thấy|nghe|chốt|quyết|nắm|xác|thống|có|trả|dám');

/** From the comma before it. */
function partBefore(clause: Clause, at: number): string {
  const start = Math.max(-1, ...[...clause.breaks].filter((end) => end + 1 < at)) + 1;
  return plainBetween(clause, start, at);
}

/** "… không | thì cháu chưa biết": who does not know is no part of it. */
function withoutDoubter({ words }: Clause, to: number): number {
  let end = to;
  while (end > 1 && DOUBTER.has(words[end - 1] ?? '')) end -= 1;
  return end;
}
const DOUBTER: ReadonlySet<string> = new Set([
  ...KIN_WORDS,
  ...setOf('thì|tôi|mình|cũng|vẫn|giờ|họ|là|ai|mà|hiện|còn'),
]);
