import { type Clause, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { insideWords } from '../clauses/inside-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { setOf } from '../language/phrase.ts';
import { KIN_WORDS, PRONOUNS } from '../language/pronouns.ts';
import { AGREES } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';

const OPENERS = setOf(`
  còn|về|cái|vụ|phần|việc|chuyện|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à|mà|với|lại|giờ|nhưng|tới|sang|qua|này|thì|được
  ôi|ơ|ồ|trời|nữa|ơi|ạ|đồng|chí|báo|cáo|kính|thưa|xin|hi|hello|hey|team|first|next|also|so|well|and|quick|thế|là|con|hay|tiếp|theo|tiện|thể|bữa|hôm|nay|qua
`);
/** Where what is spoken of ends and what is said of it begins. */
const PREDICATES = setOf(`
  thì|là|còn|đang|bị|đã|chưa|có|không|sao|nào|lắm|quá|rồi|nó|vẫn|cứ|mới|sẽ|phải|cần|chỉ|hư|hỏng|thiếu|tới|đến|được|hết
  nên|để|đi|nhé|ai|gì|bao|mấy|chừng|khi|thế|vừa|sắp|xong|ra|quên|nhớ|thấy|biết|nghĩ|định|muốn|họ|lại|ơi|ạ|đó|này|ấy
`);
const LONGEST = 7;
const REACH = 2;

/** What was spoken of where a piece of work came up: the subject of the nearest clause before that has one. */
export function nameTopic(
  { clause, from }: { readonly clause: Clause; readonly from: number },
  known: ReadonlySet<string>,
  context: MeetingContext,
): string | null {
  const own = context.clauses[clause.turn] ?? [];
  const before = own.slice(0, Math.max(0, own.indexOf(clause)));
  before.push(sliceClause(clause, 0, from));
  for (let turn = clause.turn - 1; turn >= Math.max(0, clause.turn - REACH); turn -= 1) {
    before.unshift(...(context.clauses[turn] ?? []));
  }
  for (const earlier of before.toReversed()) {
    if (AGREES.test(earlier.plain)) continue;
    const topic = topicOf(earlier, context) ?? (known.size < 2 ? neededIn(earlier) : null);
    const fresh =
      topic && [...contentWords(topic.toLowerCase().split(' '))].filter((word) => !known.has(word));
    if (topic && fresh && fresh.length > 0) return topic;
  }
  return null;
}

/** "Mình phải có unit test cho pipeline", "em có deploy config mới": the thing that is needed or was dealt with. */
function neededIn({ words, raw, breaks }: Clause): string | null {
  const has = words.findLastIndex((word, index) => NEEDS.has(word) && !DENIED.has(words[index - 1] ?? ''));
  const verb = verbAt(words, has + 1);
  const from = has + 1 + (verb?.length ?? 0);
  if (has < 0 || from >= words.length) return null;
  let to = from;
  while (
    to < words.length &&
    to - from < LONGEST &&
    !PREDICATES.has(words[to] ?? '') &&
    !breaks.has(to - 1 < from ? -1 : to - 1)
  )
    to += 1;
  return contentWords(words.slice(from, to)).size < 2 ? null : raw.slice(from, to).join(' ');
}
const NEEDS = setOf('có|cần|thiếu|hết');
const DENIED = setOf('không|chưa|chẳng');

/** "Cái máy hút mùi Láng Hạ lọc bẩn lắm rồi": the words before what is said of them, where they name a thing. */
function topicOf(clause: Clause, context: MeetingContext): string | null {
  const { words, raw } = clause;
  const named = new Set(
    (context.mentions.get(clause) ?? []).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  );
  const from = words.findIndex(
    (word, index) => !(OPENERS.has(word) || KIN_WORDS.has(word) || named.has(index)),
  );
  if (from < 0) return null;
  let to = from;
  while (to < words.length && to - from < LONGEST && !endsTopic(clause, from, to)) to += 1;
  const content = contentWords(words.slice(from, to));
  const fronted = PRONOUNS.has(words[to] ?? '');
  const proper = raw.slice(from, to).some((word) => /\p{L}\p{Lu}|\d/u.test(word));
  if (content.size < (proper ? 1 : 2) || (verbAt(words, from) !== null && !fronted)) return null;
  return insideWords(clause, from, to).join(' ');
}

function endsTopic({ words, breaks }: Clause, from: number, at: number): boolean {
  const word = words[at] ?? '';
  if (at > from && breaks.has(at - 1)) return true;
  return PREDICATES.has(word) || PRONOUNS.has(word);
}
