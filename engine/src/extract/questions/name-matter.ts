import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { topicFor } from '../topics/topic-for.ts';
import { cleanPart, matterOf } from './clean-part.ts';

const LONGEST_LEAD = 18;
const BARE = 2;
/** "Mở hay đóng?" names what may be done, and not with what. */
const ONLY_WAYS = /^\S+(?: \S+)? hay (?:là )?\S+(?: \S+)?$/u;
/** "Bữa nào" asks when. */
const ASKED_TIMES = setOf('bữa|lúc|hồi|chừng|khi');
const STANDS_FOR = setOf('họ|nó|ổng|bả|hắn');

/** Led by what was said or brought up before, where the question names too little of its matter. */
export function withMatter(text: string, clause: Clause, context: MeetingContext): string {
  const [head = '', ...behind] = text.split(' ');
  const meant = STANDS_FOR.has(head.toLowerCase()) ? bodyBefore(clause, context) : null;
  if (meant) return `${meant} ${behind.join(' ')}`;
  const content = [...matterOf(text)].filter((word) => !ASKED_TIMES.has(word));
  if (content.length >= BARE && !ONLY_WAYS.test(text)) return text;
  const before = statementBefore(clause, context);
  if (before !== '' && before.split(' ').length <= LONGEST_LEAD) return `${before}, ${lowerFirst(text)}`;
  const topic = topicFor(clause, context);
  return topic ? `${topic}, ${lowerFirst(text)}` : text;
}

/** Whom "họ" means: the last office, firm or fund that was named. */
function bodyBefore(clause: Clause, context: MeetingContext): string | null {
  const own = context.clauses[clause.turn] ?? [];
  const before = [
    own.slice(0, placeOf(clause, own) + 1),
    context.clauses[clause.turn - 1],
    context.clauses[clause.turn - 2],
  ];
  for (const clauses of before)
    for (const earlier of (clauses ?? []).toReversed()) {
      const body = bodyIn(earlier);
      if (body) return body;
    }
  return null;
}

function bodyIn({ words, raw }: Clause): string | null {
  const isMatter = (at: number) =>
    contentWords(words.slice(at, at + 1)).size > 0 && !SAYS.has(words[at] ?? '');
  const at = words.findIndex((word, index) => BODIES.has(word) && isMatter(index + 1));
  if (at < 0) return null;
  let to = at + 1;
  while (to < words.length && to - at < LONGEST_NAME && isMatter(to)) to += 1;
  return raw.slice(at, to).join(' ');
}
const LONGEST_NAME = 5;
const BODIES = setOf('quỹ|công|ngân|trường|sở|xã|phường|huyện|hãng|nhà|khách|đội|bảo|chi|ban|trung');
const SAYS = setOf('trả|nói|báo|hỏi|hứa|kêu|gửi|hẹn|đang|người|im|bảo');

function statementBefore(question: Clause, context: MeetingContext): string {
  const all = context.clauses[question.turn] ?? [];
  const before = all[placeOf(question, all) - 1] ?? context.clauses[question.turn - 1]?.at(-1);
  return before ? cleanPart(before, 0, before.words.length, context) : '';
}

/** Where in its turn a clause, or a part of one, was said. */
const placeOf = ({ starts }: Clause, own: readonly Clause[]): number =>
  own.findLastIndex((clause) => (clause.starts[0] ?? 0) <= (starts[0] ?? 0));
