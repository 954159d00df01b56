import type { Span } from './spans.ts';

/** The indexes of the first and the last token of a stretch. */
export const edgesOf = ({
  passage: { writable },
  from,
  to,
}: Span): readonly [first: number, last: number] => [writable[from] ?? 0, writable[to - 1] ?? 0];

const isVerb = (name: string): boolean => name.startsWith('verb-');

export function startsWithVerb(span: Span): boolean {
  const [first] = edgesOf(span);
  return span.passage.clause.phrases.some(({ from, classes }) => from === first && classes.some(isVerb));
}

function hasMark(span: Span, mark: string): boolean {
  const [first, last] = edgesOf(span);
  return span.passage.marks.some(({ name, from, to }) => name === mark && from >= first && to <= last + 1);
}

/** "cái đó", "nó": words that name nothing without what was said before. */
export const isPointing = (span: Span): boolean => hasMark(span, 'pointing');

/** "thiếu gì thì báo": what is to be done only if there is something. */
export const isConditional = (span: Span): boolean => hasMark(span, 'open-condition');

/** "bao nhiêu", "hay", "được không": a word that asks, or a question mark behind it. "Không ai quay lại" asks nothing. */
export function isAsking(span: Span): boolean {
  const [first, last] = edgesOf(span);
  const { clause, marks } = span.passage;
  if (clause.tokens[last]?.mark === '?') return true;
  const own = marks.filter(({ from, to }) => from >= first && to <= last + 1);
  const denials = own.filter(({ name }) => name === 'negation');
  return own.some(({ name, from, to }) => {
    if (name !== 'asks') return false;
    if (denials.some((denial) => denial.from === from && denial.to === to)) return !goesOn(span, to);
    return !denials.some((denial) => denial.to === from);
  });
}

/** Whether words of matter follow in the same part of the clause: "không" denies them then. */
function goesOn(span: Span, at: number): boolean {
  const [, last] = edgesOf(span);
  const { tokens, content } = span.passage.clause;
  for (let next = at; next <= last && tokens[next - 1]?.mark === ''; next += 1)
    if (content.has(tokens[next]?.folded ?? '')) return true;
  return false;
}

/** "rà lại danh sách đi, thiếu ai": a particle and a mark that end what is said before they do. */
export function runsOn({ passage: { clause, marks, writable }, from, to }: Span): boolean {
  const inside = new Set(writable.slice(from, to - 1));
  return marks.some(
    (mark) => mark.name === 'line-tail' && inside.has(mark.to - 1) && clause.tokens[mark.to - 1]?.mark !== '',
  );
}

/** How many of its words name something: they are no verb, no function word and no pronoun. */
export function countNames({ passage: { clause, writable }, from, to }: Span): number {
  const verbs = clause.phrases.filter(({ classes }) => classes.some(isVerb));
  return writable
    .slice(from, to)
    .filter((at) => clause.content.has(clause.tokens[at]?.folded ?? ''))
    .filter((at) => !verbs.some((phrase) => phrase.from <= at && at < phrase.to)).length;
}

/**
 * Where what is done to something is named that stands elsewhere: instead of words that point, or behind a verb that is not
 * followed by a word of matter ("gửi | cho bác Định", "làm lại |"). Indexes of tokens; null where nothing is missing.
 */
export function placeOfObject(span: Span): { readonly from: number; readonly to: number } | null {
  const [first, last] = edgesOf(span);
  const { clause, marks, roles } = span.passage;
  const pointing = marks.find(({ name, from, to }) => name === 'pointing' && from >= first && to <= last + 1);
  if (pointing) return pointing;
  const verb = clause.phrases.findLast(
    ({ from, to, classes }) => from === first && to <= last + 1 && classes.some(isVerb),
  );
  if (!verb) return null;
  let at = verb.to;
  const tail = () => marks.find(({ name, from }) => name === 'verb-tail' && from === at);
  for (let mark = tail(); mark && mark.to <= last + 1; mark = tail()) at = mark.to;
  const isNext = at <= last && clause.tokens[at - 1]?.mark === '' && roles[at] !== 0;
  return isNext ? null : { from: at, to: at };
}
