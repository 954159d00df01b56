import { isDenied } from './is-denied.ts';
import type { Span } from './spans.ts';
import type { WeighedPassage } from './weigh-passages.ts';

/** How many words of matter belong to a verb: "xem log", "gọi trạm". */
const MOST_WORDS = 2;

/** What a clause says is done, as a stretch: its first verb that is not only "để", "cho" or "đi", with what it is done to. */
export function firstAction(passage: WeighedPassage): Span[] {
  const { clause, writable, chances, begins, ends, marks, roles } = passage;
  const verb = clause.phrases.find(
    ({ from, classes }) =>
      writable.includes(from) &&
      classes.some((name) => name.startsWith('verb-') && name !== 'verb-light') &&
      !clause.mentions.some((one) => one.from <= from && from < one.to),
  );
  if (!verb) return [];
  let last = verb.to - 1;
  const tail = marks.find(({ name, from }) => name === 'verb-tail' && from === verb.to);
  if (tail) last = tail.to - 1;
  for (
    let more = 0;
    more < MOST_WORDS && clause.tokens[last]?.mark === '' && roles[last + 1] === 1;
    more += 1
  )
    last += 1;
  const from = writable.indexOf(verb.from);
  const to = writable.findLastIndex((at) => at <= last) + 1;
  if (isDenied(passage, from)) return [];
  const right = writable.slice(from, to).reduce((sum, at) => sum + (chances[at] ?? 0), 0);
  return [{ passage, from, to, right, words: to - from, edges: (begins[from] ?? 0) * (ends[to] ?? 0) }];
}
