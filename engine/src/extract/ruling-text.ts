import { type Clause, sliceClause } from './clause.ts';
import { cleanStatement } from './clean-statement.ts';
import { contentWords } from './content-words.ts';
import { findTaskActs } from './find-task-acts.ts';
import { verbAt } from './language/action-verbs.ts';
import { POLLS, PROPOSES, PUTS_FORWARD, SETTLES, STRONG_AGREE } from './language/decision-cues.ts';
import { opensWith } from './language/phrase.ts';
import type { MeetingContext } from './meeting-context.ts';

const FULL_WORDS = 5;
const LONGEST = 40;
const PRAISE = opensWith(
  '(?:ý kiến|ý tưởng|ý|đề xuất|phương án)(?: \\p{L}+){0,2} hay|tốt|tuyệt|hay|cảm ơn|cám ơn|chuẩn|giỏi',
);

/** A stretch of matter and the turn it was said in. */
export type Passage = { readonly text: string; readonly turn: number };

/** What a settling clause settles: the words after the settling word, or those before it, or what it points back to. */
export function settledPassages(clause: Clause, index: number, context: MeetingContext): Passage[] {
  const match = SETTLES.exec(clause.plain);
  const whole = withoutReason(withoutTask(clause, context));
  const after = match ? afterWord(whole, match.index + match[0].length) : '';
  const own = isFull(after) ? after : clean(whole, context);
  if (isFull(own)) return [{ text: own, turn: clause.turn }];
  const before = earlierPassage(clause, index, context);
  if (!before) return [{ text: own, turn: clause.turn }];
  return addsMatter(own, before.text) ? [before, { text: own, turn: clause.turn }] : [before];
}

/** The clause without the part that hands out work, which is a task and no decision. */
function withoutTask(clause: Clause, context: MeetingContext): Clause {
  const given = findTaskActs(clause, context).find((act) => act.kind === 'assign' && act.from > 2);
  return given ? sliceClause(clause, 0, given.from) : clause;
}

function afterWord(clause: Clause, offset: number): string {
  const from = clause.offsets.findIndex((start) => start > offset - 1);
  return from < 0 ? '' : cleanStatement(clause, [], from);
}

/** The fullest statement just before: in this turn, else what was put forward a few turns ago, else the turn before. */
function earlierPassage(clause: Clause, index: number, context: MeetingContext): Passage | null {
  const own = (context.clauses[clause.turn] ?? []).slice(0, index);
  const put = [1, 2, 3, 4].map((back) =>
    (context.clauses[clause.turn - back] ?? []).filter(
      (other) => PUTS_FORWARD.test(other.plain) || (PROPOSES.test(other.plain) && !other.asks),
    ),
  );
  for (const candidates of [own, ...put, context.clauses[clause.turn - 1] ?? []]) {
    const passages = candidates
      .filter((other) => !(POLLS.test(other.plain) && !PUTS_FORWARD.test(other.plain)) && !STRONG_AGREE.test(other.plain))
      .slice(-3)
      .map((other) => ({ text: clean(other, context), turn: other.turn }))
      .filter((passage) => contentOf(passage.text).size >= 2);
    const fullest = passages.sort((a, b) => lengthOf(b.text) - lengthOf(a.text))[0];
    if (fullest) return fullest;
  }
  return null;
}

/** What the room was asked to agree to: the statements before the poll in its turn. */
export function polledPassages(clause: Clause, index: number, context: MeetingContext): Passage[] {
  const own = withoutPoll(clause).flatMap((part) => {
    const text = clean(part, context);
    return contentOf(text).size < 2 && lengthOf(text) < 3 ? [] : [text];
  });
  const before = (context.clauses[clause.turn] ?? [])
    .slice(0, index)
    .filter((other) => !PRAISE.test(other.plain))
    .map((other) => clean(other, context));
  const texts = [...before.filter((text) => lengthOf(text) > 3).slice(-2), ...own];
  return texts.slice(-2).map((text) => ({ text, turn: clause.turn }));
}

/** "Bà con biểu quyết, ký với nhà máy, ai đồng ý giơ tay": the parts that do not ask for hands. */
function withoutPoll(clause: Clause): Clause[] {
  const kept: number[][] = [];
  let from = 0;
  const ends = [...clause.breaks].sort((a, b) => a - b).map((at) => at + 1);
  for (const to of [...ends, clause.words.length]) {
    const part = sliceClause(clause, from, to);
    const poll = POLLS.exec(part.plain);
    const before = poll ? part.offsets.filter((offset) => offset <= poll.index).length : to - from;
    if (before > 2) kept.push([from, from + before]);
    from = to;
  }
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last ? [sliceClause(clause, first[0] ?? 0, last[1] ?? 0)] : [];
}

/** The question up to the options, and the one that was chosen: "Event refund thì mình xài" + "Kafka". */
export function chosenPassage(verdict: Clause, question: Clause, context: MeetingContext): string {
  const chosen = contentWords(verdict.words);
  const at = question.words.findIndex((word) => chosen.has(word));
  const said = clean(verdict, context);
  if (at <= 0) return said;
  const lead = clean(sliceClause(question, 0, at), context);
  return `${lead} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** "…, ai sạ trước ráng chịu", "…, kẻo hết hàng": reasons and threats behind a comma are no part of what was ruled. */
function withoutReason(clause: Clause): Clause {
  const cut = [...clause.breaks]
    .sort((a, b) => a - b)
    .find((at) => at >= 3 && ADDS_REASON.test(` ${clause.words.slice(at + 1, at + 5).join(' ')} `));
  return cut === undefined ? clause : sliceClause(clause, 0, cut + 1);
}
const ADDS_REASON = opensWith(`
  ai|để|vì|tại|bởi|kẻo|chứ|chớ|không thì|nếu|cho nó|cho (?:kịp|xong|gọn|nhanh|chắc|đỡ|khỏi)|không là|đỡ|khỏi phải|hết
`);

/** A short answer with the matter of the question it answers: "Gỡ" + "tin tuyển dụng trên mạng". */
export function answeredPassage(answer: Clause, question: Clause, context: MeetingContext): string {
  const own = clean(firstPart(answer), context);
  const topic = clean(question, context)
    .replace(/^Có nên /u, '')
    .replace(/,? (?:có )?(?:không|chưa|gì|nào|thế nào)$/u, '');
  if (lengthOf(own) >= FULL_WORDS) return own;
  const leads = verbAt(own.toLowerCase().split(' '), 0) !== null && lengthOf(own) <= 2;
  return leads ? `${own} ${topic.charAt(0).toLowerCase()}${topic.slice(1)}` : `${topic}: ${own}`;
}

function firstPart(clause: Clause): Clause {
  const end = [...clause.breaks].sort((a, b) => a - b).find((at) => at >= 1);
  return end === undefined ? clause : sliceClause(clause, 0, end + 1);
}

export function clean(clause: Clause, context: MeetingContext): string {
  const kept = withoutReason(clause);
  const mentions = (context.mentions.get(clause) ?? []).filter((mention) => mention.to <= kept.words.length);
  return cleanStatement(kept, mentions);
}

export function joinPassages(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .join(', ')
    .split(' ')
    .slice(0, LONGEST)
    .join(' ');
}

export function contentOf(text: string): Set<string> {
  return contentWords(text.toLowerCase().split(/[\s,:?]+/u));
}

function isFull(text: string): boolean {
  const least = /\d/u.test(text) ? FULL_WORDS - 2 : FULL_WORDS;
  return lengthOf(text) >= least && contentOf(text).size >= 2;
}

function addsMatter(own: string, before: string): boolean {
  const known = contentOf(before);
  return [...contentOf(own)].some((word) => !known.has(word));
}

function lengthOf(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}
