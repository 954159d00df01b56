import { type Clause, sliceClause } from './clause.ts';
import { contentWords } from './content-words.ts';
import { verbAt } from './language/action-verbs.ts';
import { setOf } from './language/phrase.ts';
import { ALWAYS_SELF, KIN_WORDS } from './language/pronouns.ts';
import { AGREES } from './language/stance-cues.ts';
import type { MeetingContext } from './meeting-context.ts';
import type { Matter } from './task-act.ts';

const OPENERS = setOf(`
  còn|về|cái|vụ|phần|việc|chuyện|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à|mà|với|lại|giờ|nhưng|tới|sang|qua|này|thì|được
  ôi|ơ|ồ|trời|nữa|ơi|ạ|là|con|hay|tiếp|theo|tiện|thể|bữa|hôm|nay|qua
`);
/** Where what is spoken of ends and what is said of it begins. */
const PREDICATES = setOf(`
  thì|là|còn|đang|bị|đã|chưa|có|không|sao|nào|lắm|quá|rồi|nó|vẫn|cứ|mới|sẽ|phải|cần|chỉ|hư|hỏng|thiếu|tới|đến|được|hết
  nên|để|đi|nhé|ai|gì|bao|mấy|chừng|khi|thế|vừa|sắp|xong|ra|họ|lại|ơi|ạ|đó|này|ấy
`);
const LONGEST = 7;
const REACH = 2;

/** What was spoken of where a piece of work came up: the subject of the nearest clause before that has one. */
export function nameTopic(matter: Matter, known: ReadonlySet<string>, context: MeetingContext): string | null {
  const { clause } = matter;
  const own = context.clauses[clause.turn] ?? [];
  const before = own.slice(0, Math.max(0, own.indexOf(clause)));
  before.push(sliceClause(clause, 0, matter.from));
  for (let turn = clause.turn - 1; turn >= Math.max(0, clause.turn - REACH); turn -= 1) {
    before.unshift(...(context.clauses[turn] ?? []));
  }
  for (const earlier of before.toReversed()) {
    if (AGREES.test(earlier.plain)) continue;
    const topic = topicOf(earlier, context);
    const fresh = topic && [...contentWords(topic.toLowerCase().split(' '))].filter((word) => !known.has(word));
    if (topic && fresh && fresh.length > 0) return topic;
  }
  return null;
}

/** "Cái máy hút mùi Láng Hạ lọc bẩn lắm rồi": the words before what is said of them, where they name a thing. */
function topicOf(clause: Clause, context: MeetingContext): string | null {
  const { words, raw } = clause;
  const named = new Set(
    (context.mentions.get(clause) ?? []).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const from = words.findIndex((word, index) => !(OPENERS.has(word) || KIN_WORDS.has(word) || named.has(index)));
  if (from < 0) return null;
  let to = from;
  while (to < words.length && to - from < LONGEST && !endsTopic(clause, from, to)) to += 1;
  const content = contentWords(words.slice(from, to));
  const fronted = KIN_WORDS.has(words[to] ?? '') || ALWAYS_SELF.has(words[to] ?? '');
  if (content.size < 2 || (verbAt(words, from) !== null && !fronted)) return null;
  const first = raw[from] ?? '';
  const isName = from > 0 || first.slice(1) !== first.slice(1).toLowerCase();
  return [isName ? first : first.toLowerCase(), ...raw.slice(from + 1, to)].join(' ');
}

function endsTopic({ words, breaks }: Clause, from: number, at: number): boolean {
  const word = words[at] ?? '';
  if (at > from && breaks.has(at - 1)) return true;
  return PREDICATES.has(word) || KIN_WORDS.has(word) || ALWAYS_SELF.has(word);
}
