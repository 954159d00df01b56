import type { ScoredClause } from '../extract/meeting-view.ts';
import type { ClauseForm } from './clause-form.ts';

/** Whether a word is one that may be left out of a stretch. */
export function isSmall(
  { clause, marks, roles, bound }: ClauseForm & { readonly clause: ScoredClause },
  at: number,
): boolean {
  const { tokens, times, mentions, phrases } = clause;
  const covers = ({ from, to }: { readonly from: number; readonly to: number }) => from <= at && at < to;
  return (
    roles[at] === 0 &&
    !bound.has(at) &&
    !bound.has(at - 1) &&
    !mentions.some(covers) &&
    !marks.some((mark) => KEPT_MARKS.has(mark.name) && covers(mark)) &&
    !phrases.some((phrase) => phrase.classes.some((name) => KEPT_CLASSES.has(name)) && covers(phrase)) &&
    !times.some(({ from, to }) => from <= (tokens[at]?.from ?? 0) && (tokens[at]?.to ?? 0) <= to)
  );
}
const KEPT_MARKS = new Set(['negation', 'number', 'compound', 'asks']);
const KEPT_CLASSES = new Set(['deny', 'limit']);
