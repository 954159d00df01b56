import { startsVerbAt } from './line-signs.ts';
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

/** Of the tokens that are written those without "cho" and "của" that nothing follows any more: "gửi cho [em] trước thứ Sáu". */
export function withoutLeftOvers(span: Span, indexes: readonly number[]): number[] {
  const kept: number[] = [];
  for (const at of indexes.toReversed()) {
    const next = kept.at(-1);
    const isLeft = next === undefined || isCut(span, at, next);
    if (!(wantsMore(span, at) && isLeft && !opensResult(span, at))) kept.push(at);
  }
  return kept.reverse();
}

/** "Nếu hỏng thì, … đổi": it stands for what was said before it. */
const opensResult = ({ passage: { clause } }: Span, at: number): boolean =>
  clause.ruled.some(({ from, classes }) => from === at && classes.includes('rule-leads'));

/** Whether what a word leads to was said before a mark, or named a person that is not written; "cho [em] mượn" leads to an act. */
function isCut({ passage: { clause } }: Span, at: number, next: number): boolean {
  if (clause.tokens[at]?.mark !== '') return true;
  return (
    next > at + 1 &&
    !startsVerbAt(clause, next) &&
    clause.phrases.some(({ from, classes }) => from === at + 1 && classes.some((name) => PEOPLE.has(name)))
  );
}
const PEOPLE = new Set(['kin', 'self', 'we']);

/** "Với", "cho", "là" at the end. */
const wantsMore = ({ passage: { clause, roles, bound } }: Span, at: number): boolean =>
  roles[at] === 0 &&
  !bound.has(at - 1) &&
  !clause.mentions.some(({ from, to }) => from <= at && at < to) &&
  clause.ruled.some(({ to, classes }) => to === at + 1 && classes.includes('rule-wants-more'));
