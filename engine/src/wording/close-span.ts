import type { Span } from './spans.ts';

/** A line keeps so many words at least. */
const SHORTEST_LINE = 3;

/**
 * A stretch with whole words, names, figures and times at both of its ends, and without small words that only lead to it or want
 * another behind them: "thì mai chốt | với".
 */
export function closeSpan(span: Span): Span {
  const { writable } = span.passage;
  let { from, to } = span;
  while (from > 0 && cutsName(span, writable[from - 1] ?? 0, writable[from] ?? 0)) from -= 1;
  while (to < writable.length && runsInto(span, writable[to - 1] ?? 0, writable[to] ?? 0)) to += 1;
  while (to - from > SHORTEST_LINE && leads(span, writable[from] ?? 0)) from += 1;
  while (to - from > SHORTEST_LINE && wantsMore(span, writable[to - 1] ?? 0)) to -= 1;
  return { ...span, from, to };
}

/** Whether a word, a name, a time or a figure goes on from one token to the next. */
function runsInto({ passage: { clause, bound, marks } }: Span, at: number, next: number): boolean {
  const { tokens, mentions, times } = clause;
  const [one, other] = [tokens[at], tokens[next]];
  if (!(one && other) || next !== at + 1 || one.mark !== '') return false;
  const isNumber = (place: number) =>
    /^\d/u.test(tokens[place]?.text ?? '') ||
    marks.some(({ name, from }) => name === 'number' && from === place);
  return (
    bound.has(at) ||
    mentions.some(({ from, to }) => from <= at && next < to) ||
    times.some(({ from, to }) => from <= one.from && other.to <= to) ||
    (isNumber(next) &&
      (isNumber(at) || marks.some(({ name, to }) => name === 'ordinal-before' && to === next)))
  );
}

/** "Thì", "vậy", "cũng" before what is settled, and "phải, …", which answers. */
function leads({ passage: { clause, roles } }: Span, at: number): boolean {
  const { tokens, ruled, times } = clause;
  if (roles[at] !== 0 || times.some(({ from }) => from === tokens[at]?.from)) return false;
  const isLead = ruled.some(
    ({ from, to, classes }) => from <= at && at < to && classes.includes('rule-leads'),
  );
  return isLead || tokens[at]?.mark === ',';
}

/** "Diễn | tập": two syllables of one word of matter. */
const cutsName = ({ passage: { clause, bound, roles } }: Span, at: number, next: number): boolean =>
  next === at + 1 && clause.tokens[at]?.mark === '' && bound.has(at) && roles[at] === 1 && roles[next] === 1;

/** "Với", "cho", "là" at the end. */
const wantsMore = ({ passage: { clause, roles, bound } }: Span, at: number): boolean =>
  roles[at] === 0 &&
  !bound.has(at - 1) &&
  !clause.mentions.some(({ from, to }) => from <= at && at < to) &&
  clause.ruled.some(({ to, classes }) => to === at + 1 && classes.includes('rule-wants-more'));
