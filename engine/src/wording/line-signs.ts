import type { Span } from './spans.ts';

/** The indexes of the first and the last token of a stretch. */
export const edgesOf = ({
  passage: { writable },
  from,
  to,
}: Span): readonly [first: number, last: number] => [writable[from] ?? 0, writable[to - 1] ?? 0];

const isVerb = (name: string): boolean => name.startsWith('verb-');

/** Whether a verb begins at a token of a clause. */
export const startsVerbAt = ({ phrases }: Span['passage']['clause'], at: number): boolean =>
  phrases.some(({ from, classes }) => from === at && classes.some(isVerb));

export const startsWithVerb = (span: Span): boolean => startsVerbAt(span.passage.clause, edgesOf(span)[0]);

/** "Hai tiếng", "30.000 đồng": a figure comes first. */
export function startsWithNumber({ passage: { clause, marks, writable }, from }: Span): boolean {
  const first = writable[from] ?? 0;
  return (
    /^\d/u.test(clause.tokens[first]?.text ?? '') ||
    marks.some((mark) => mark.name === 'number' && mark.from === first)
  );
}

/** Whether a verb stands anywhere in a stretch. */
export function hasVerb(span: Span): boolean {
  const [first, last] = edgesOf(span);
  return span.passage.clause.phrases.some(
    ({ from, to, classes }) => from >= first && to <= last + 1 && classes.some(isVerb),
  );
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
 * Where what is done to something is named that stands elsewhere: instead of words that point, or behind a verb that no word of
 * matter follows ("gửi | cho bác Định", "làm lại |"). Indexes of tokens; null where nothing is missing, or it is better named at
 * the end: "hỏi bên kho".
 */
export function placeOfObject(span: Span): { readonly from: number; readonly to: number } | null {
  const [first, last] = edgesOf(span);
  const { clause, marks } = span.passage;
  const pointing = marks.find(({ name, from, to }) => name === 'pointing' && from >= first && to <= last + 1);
  if (pointing) return pointing;
  const verb = verbAt(span, first);
  if (!verb || verb.to > last + 1) return null;
  let at = verb.to;
  const tail = () => marks.find(({ name, from }) => name === 'verb-tail' && from === at);
  for (let mark = tail(); mark && mark.to <= last + 1; mark = tail()) at = mark.to;
  if (at <= last && (isSomewhere(span) || notifiesSomebody(span))) return null;
  return at <= last && clause.tokens[at - 1]?.mark === '' && hasObjectAt(span, at)
    ? null
    : { from: at, to: at };
}

const verbAt = ({ passage: { clause } }: Span, first: number) =>
  clause.phrases.findLast(({ from, classes }) => from === first && classes.some(isVerb));

/** Whether a word of matter stands at a place, or behind what counts it: "ba báo giá", "bảng cảnh báo", "cái biển". */
function hasObjectAt({ passage: { clause, marks, roles, bound } }: Span, from: number): boolean {
  const isCounting = (at: number) =>
    marks.some((mark) => mark.from === at && COUNTING.has(mark.name)) ||
    clause.phrases.some((phrase) => phrase.from === at && phrase.classes.includes('noun-maker'));
  let at = from;
  while (roles[at] === 0 && !bound.has(at) && isCounting(at) && clause.tokens[at]?.mark === '') at += 1;
  return roles[at] !== 0 || bound.has(at);
}
const COUNTING = new Set(['number', 'empty-classifier', 'ordinal-before']);

const opensWithRule = (span: Span, name: string): boolean => {
  const [first] = edgesOf(span);
  return span.passage.clause.ruled.some(({ from, classes }) => from === first && classes.includes(name));
};

/** "Gọi bên kho", "nói với anh Phú": who is notified stands behind the verb, and of what behind them. */
export const notifiesSomebody = (span: Span): boolean => opensWithRule(span, 'rule-tells');

/** "Lên chi cục": where one goes stands behind the verb. */
const isSomewhere = (span: Span): boolean => opensWithRule(span, 'rule-goes');

/** "Xin gia hạn", "lên huyện hỏi": its last word is a verb, done to what may follow; "đưa chị xem" and "gửi duyệt" are whole. */
export function endsWithVerb(span: Span): boolean {
  const [, last] = edgesOf(span);
  const { phrases, ruled } = span.passage.clause;
  const verb = phrases.findLast(({ to, classes }) => to === last + 1 && classes.some(isVerb));
  if (!verb) return false;
  const startsWith = (name: string) =>
    ruled.some((one) => one.from === verb.from && one.classes.includes(name));
  const isOfSomebody = phrases.some(({ to, classes }) => to === verb.from && classes.includes('kin'));
  const isWhole = verb.classes.some((name) => WHOLE_VERBS.has(name)) || startsWith('rule-goes');
  return !isOfSomebody && (startsWith('rule-tells') || !isWhole);
}
const WHOLE_VERBS = new Set(['verb-send', 'verb-people', 'verb-floor']);

/** So short a line that notifies somebody does not say of what: "gọi bên kho đòi". */
const SHORT = 4;

/** Whether it lacks what it is done to, or what it is about. */
export const lacksObject = (span: Span): boolean =>
  placeOfObject(span) !== null || (notifiesSomebody(span) && span.words <= SHORT);

/** Whether all of its words are a time, or a figure that counts nothing. */
export function isOnlyTime(span: Span): boolean {
  const { clause, writable } = span.passage;
  const { tokens, times } = clause;
  return writable.slice(span.from, span.to).every((at) => {
    const { from = 0, to = 0, text = '' } = tokens[at] ?? {};
    return /^\d/u.test(text) || times.some((time) => time.from <= from && to <= time.to);
  });
}
