import { spanOf } from './first-action.ts';
import { countThings, placeOfObject, startsVerbAt } from './line-signs.ts';
import type { LineParts, Span } from './spans.ts';
import type { WeighedPassage } from './weigh-passages.ts';

const BEFORE_DOER = new Set(['để', 'cứ']);
const BEHIND_DOER = new Set(['sẽ', 'cứ']);

/** "Cái báo giá thì em gửi cho khách": what is named before "thì" is what the doer's verb is done to. */
export function frontedTopics(passage: WeighedPassage): LineParts[] {
  const { clause, writable } = passage;
  const { tokens } = clause;
  const seam = tokens.findIndex(({ word }) => word === 'thì');
  if (seam < 1) return [];
  const verb = verbBehind(passage, seam + 1);
  const topic = verb === null ? null : topicBefore(passage, seam);
  if (verb === null || !topic || !writable.includes(verb)) return [];
  const mark = tokens.findIndex((token, at) => at >= verb && token.mark !== '');
  const last = mark < 0 ? tokens.length : mark + 1;
  return Array.from({ length: last - verb }, (_, more) => spanOf(passage, verb, verb + more + 1))
    .filter((main) => placeOfObject(main) !== null)
    .map((main) => ({ main, added: topic, isFronted: true }));
}

/** Where the verb of somebody who is named or spoken of begins. */
function verbBehind({ clause }: WeighedPassage, from: number): number | null {
  const { tokens, mentions, phrases } = clause;
  const person = BEFORE_DOER.has(tokens[from]?.word ?? '') ? from + 1 : from;
  const doer =
    mentions.find((one) => one.from === person) ??
    phrases.findLast(
      (one) => one.from === person && one.classes.some((name) => name === 'kin' || name === 'self'),
    );
  if (!doer) return null;
  const verb = BEHIND_DOER.has(tokens[doer.to]?.word ?? '') ? doer.to + 1 : doer.to;
  return startsVerbAt(clause, verb) ? verb : null;
}

/** The thing that is named just before a token; no act and no condition, and "báo giá" is a thing. */
function topicBefore(passage: WeighedPassage, seam: number): Span | null {
  const { clause, roles, bound, writable } = passage;
  const { tokens, phrases } = clause;
  let from = tokens.findLastIndex(({ mark }, at) => at < seam - 1 && mark !== '') + 1;
  while (from < seam && (roles[from] === 0 || !writable.includes(from))) from += 1;
  if (from === seam) return null;
  const isAct = phrases.some(
    (one) =>
      one.from < seam &&
      one.to > from &&
      one.classes.some((name) => name === 'hypothetical' || name === 'deny' || name.startsWith('verb-')) &&
      !bound.has(one.from),
  );
  const topic = spanOf(passage, from, seam);
  return isAct || (countThings(topic) === 0 && !bound.has(from)) ? null : topic;
}
