import { isDenied } from './is-denied.ts';
import type { Span } from './spans.ts';
import type { WeighedPassage } from './weigh-passages.ts';

/** How many words of matter belong to a verb: "xem log", "gọi trạm". */
const MOST_WORDS = 2;

/** What is done: the verb alone, and with what stands behind it. */
type Action = { readonly verb: Span; readonly whole: Span };

/** What a clause says is done: its first verb that is not only "để", "cho" or "sang". */
export function firstAction(passage: WeighedPassage): Action[] {
  const { clause, writable, marks, roles } = passage;
  const isMotion = (from: number) =>
    clause.ruled.some((one) => one.from === from && one.classes.includes('rule-goes'));
  const verb = clause.phrases.find(
    ({ from, classes }) =>
      writable.includes(from) &&
      classes.some((name) => name.startsWith('verb-') && name !== 'verb-light') &&
      !isMotion(from) &&
      !clause.mentions.some((one) => one.from <= from && from < one.to),
  );
  if (!verb || isDenied(passage, writable.indexOf(verb.from))) return [];
  const tail = marks.find(({ name, from }) => name === 'verb-tail' && from === verb.to);
  const end = tail?.to ?? verb.to;
  let last = end;
  while (last < end + MOST_WORDS && clause.tokens[last - 1]?.mark === '' && roles[last] === 1) last += 1;
  return [{ verb: spanOf(passage, verb.from, end), whole: spanOf(passage, verb.from, last) }];
}

/** A stretch from one token to another, exclusive. */
function spanOf(passage: WeighedPassage, first: number, end: number): Span {
  const { writable, chances, begins, ends } = passage;
  const from = writable.indexOf(first);
  const to = writable.findLastIndex((at) => at < end) + 1;
  const right = writable.slice(from, to).reduce((sum, at) => sum + (chances[at] ?? 0), 0);
  return { passage, from, to, right, words: to - from, edges: (begins[from] ?? 0) * (ends[to] ?? 0) };
}
