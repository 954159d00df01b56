import { hasCapital } from '../../text/letters.ts';
import { type Clause, sliceClause } from '../clauses/clause.ts';
import { cleanStatement } from '../clauses/clean-statement.ts';
import { contentWords } from '../clauses/content-words.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import { POLLS } from '../language/proposal-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { topicFor } from '../topics/topic-for.ts';
import { isReason, wellBegins } from './reason-cues.ts';
import { NUMBERED } from './ruling-cues.ts';

const FULL_WORDS = 5;
const LONGEST = 40;
const PRAISE = opensWith(
  '(?:ý kiến|ý tưởng|ý|đề xuất|phương án)(?: \\S+){0,2} hay|tốt|tuyệt|hay|cảm ơn|cám ơn|chuẩn|giỏi',
);

/** A stretch of matter and the turn it was said in. */
export type Passage = { readonly text: string; readonly turn: number };

/** "Một triệu hai, áp dụng từ tháng năm", said of the fee that was spoken of. */
export function withTopic(text: string, clause: Clause, context: MeetingContext): string {
  const known = matterOf(text);
  if ((known.size === 0 && !NUMBERED.test(clause.plain)) || known.size >= TELLING) return text;
  const topic = topicFor(clause, context);
  return topic ? `${topic.charAt(0).toUpperCase()}${topic.slice(1)}: ${lowerFirst(text)}` : text;
}
/** Content words that name a choice without its topic. */
export const TELLING = 3;

/** What the room was asked to agree to: the statements before the poll in its turn. */
export function polledPassages(clause: Clause, index: number, context: MeetingContext): Passage[] {
  const own = withoutPoll(clause).flatMap((part) => {
    const text = clean(part, context);
    return contentOf(text).size < 2 && lengthOf(text) < 3 ? [] : [text];
  });
  const before = (context.clauses[clause.turn] ?? [])
    .slice(0, index)
    .filter((other) => !(PRAISE.test(other.plain) || POLLS.test(other.plain)))
    .map((other) => clean(other, context));
  const texts = [...before.filter((text) => lengthOf(text) > 3).slice(-2), ...own];
  return texts.slice(-2).map((text) => ({ text, turn: clause.turn }));
}

/** "Ai chịu em nào cũng có quà, giơ lên": what they are to agree to follows. */
const ASKS_WHO = opensWith('ai (?:đồng ý|nhất trí|tán thành|chịu|ưng|thuận|ủng hộ|chọn|theo)');

/** "Bà con biểu quyết, ký với nhà máy, ai đồng ý giơ tay": the parts that do not ask for hands. */
function withoutPoll(clause: Clause): Clause[] {
  const kept: number[][] = [];
  let from = 0;
  const ends = [...clause.breaks].sort((a, b) => a - b).map((at) => at + 1);
  for (const to of [...ends, clause.words.length]) {
    const part = sliceClause(clause, from, to);
    const poll = POLLS.exec(part.plain);
    const asked = ASKS_WHO.exec(part.plain)?.[0].trim().split(' ').length ?? 0;
    if (asked > 0 && to - from > asked + 2) {
      kept.push([from + asked, to]);
      from = to;
      continue;
    }
    const before = poll ? part.offsets.filter((offset) => offset <= poll.index).length : to - from;
    if (before > 2) kept.push([from, from + before]);
    from = to;
  }
  const [first, last] = [kept[0], kept.at(-1)];
  return first && last ? [sliceClause(clause, first[0] ?? 0, last[1] ?? 0)] : [];
}

/** The question up to the options, and the one that was chosen: "Event refund thì mình xài" + "Kafka". */
export function chosenPassage(verdict: Clause, question: Clause, context: MeetingContext): string {
  const said = clean(uptoUrging(verdict), context).replace(URGING, '');
  const at = optionIn(question.words, verdict.words);
  if (at <= 0) return said;
  const or = question.words.lastIndexOf('hay', at - 1);
  // "A hay B?" — "B": what leads both stays, A goes; it is taken to be as long as B.
  const to = or < 0 ? at : Math.max(0, or - (question.words.length - or - 1));
  const lead = sliceClause(question, 0, to);
  return contentWords(lead.words).size === 0
    ? said
    : `${clean(lead, context)} ${hasCapital(question.raw[at] ?? '') ? said : lowerFirst(said)}`;
}
const URGING = / (?:nhé|nha|nghen|đi)(?=,|$)/giu;

/** "Kafka đi, bên kia họ quen rồi": what follows says why. */
function uptoUrging(verdict: Clause): Clause {
  const at = [...verdict.breaks].find(
    (index) => URGES_TO.has(verdict.words[index] ?? '') && !DENIES.has(verdict.words[index + 1] ?? ''),
  );
  return at === undefined ? verdict : sliceClause(verdict, 0, at + 1);
}
const URGES_TO = setOf('nhé|đi');
/** "Kafka nhé, khỏi RabbitMQ": the other way ruled out. */
const DENIES = setOf('không|khỏi|bỏ|đừng|thôi');

/** Where the question names what was chosen, its words that are no matter included: "Tết Mộc". */
function optionIn(question: readonly string[], verdict: readonly string[]): number {
  const chosen = contentWords(verdict);
  let at = question.findIndex((word) => chosen.has(word));
  for (let from = verdict.indexOf(question[at] ?? ''); from > 0 && at > 0; from -= 1, at -= 1)
    if (question[at - 1] !== verdict[from - 1]) break;
  return at;
}

/** "…, ai sạ trước ráng chịu", "…, kẻo hết hàng": reasons and threats behind a comma are no part of what was ruled. */
export function withoutReason(clause: Clause): Clause {
  const cut = [...clause.breaks]
    .sort((a, b) => a - b)
    .find((at) => at >= 3 && isReason(sliceClause(clause, at + 1, clause.words.length)));
  const kept = cut === undefined ? clause : sliceClause(clause, 0, cut + 1);
  return sliceClause(kept, 0, wellBegins(kept.words) ?? kept.words.length);
}

export function clean(clause: Clause, context: MeetingContext): string {
  const kept = withoutReason(clause);
  const mentions = (context.mentions.get(clause) ?? []).filter((mention) => mention.to <= kept.words.length);
  return cleanStatement(kept, mentions);
}

export function joinPassages(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text, at) => (at === 0 ? text : lowerFirst(text)))
    .join(', ')
    .split(' ')
    .slice(0, LONGEST)
    .join(' ');
}

export function contentOf(text: string): Set<string> {
  return contentWords(text.toLowerCase().split(/[\s,:?]+/u));
}

export function isFull(text: string): boolean {
  const least = /\d/u.test(text) ? FULL_WORDS - 2 : FULL_WORDS;
  return lengthOf(text) >= least && matterOf(text).size >= 2;
}

/** The content without the words that only say that it is settled. */
export function matterOf(text: string): Set<string> {
  return matterIn(text.toLowerCase().split(/[\s,:?]+/u));
}

/** The same of words as they are matched. */
export function matterIn(words: readonly string[]): Set<string> {
  return new Set([...contentWords(words)].filter((word) => !SETTLING.has(word)));
}
const SETTLING = setOf('chốt|thống|nhất|quyết|định|kết|luận|thông|qua|phê|duyệt|trí|đồng|ý');

export function lengthOf(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}
