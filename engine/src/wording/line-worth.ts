import { countNames, edgesOf, isPointing, lacksObject, startsWithVerb } from './line-signs.ts';
import type { LineKind } from './passages.ts';
import type { LineParts, Span } from './spans.ts';

/**
 * What a way to word a line is worth to who reads it without the meeting, 1 where nothing speaks against it: word F1 alone
 * does not distinguish a line that reads well from one with the same words.
 */
export function lineWorth(kind: LineKind, { main, added, goesOn = false }: LineParts): number {
  if (goesOn) return GOES_ON;
  const joined = added && !isIncomplete(main) && !fillsPlace(kind, { main, added }) ? JOINED[kind] : 1;
  const verbless = kind === 'task' && !startsWithVerb(main) ? WITHOUT_VERB : 1;
  return joined * verbless * (kind === 'task' && saysWho(main) ? WITH_DOER : 1);
}

/** Of a line that goes on in the next clause. */
const GOES_ON = 0.95;
/** Of a line that is complete in itself and has more words behind it: such lines match as often, and read worse. */
const JOINED = { task: 0.95, decision: 0.8, question: 1 };
const WITH_DOER = 0.8;
/** Of what is to be done without a word that says what. */
const WITHOUT_VERB = 0.7;

/** Whether words are added that a line lacks: what is done to, or what the clause calls it that settles it, "phương án hai: làm ca đêm". */
export const fillsPlace = (kind: LineKind, { main, added }: LineParts): boolean =>
  added !== null &&
  !startsWithVerb(added) &&
  (lacksObject(main) || (kind === 'decision' && startsWithVerb(main) && onlyNames(added)));

/** "Chốt phương án hai": a clause that settles what another one says. */
function onlyNames({ passage: { clause, head } }: Span): boolean {
  const settles = clause.phrases.some(({ classes }) => classes.includes('settle'));
  return clause === head && settles && clause.tokens.length <= SHORT;
}
const SHORT = 6;

/** What is joined to: words that point or are a bare verb. */
export const isIncomplete = (main: Span): boolean => isPointing(main) || countNames(main) === 0;

/** "in thẻ tên, chiều em gửi": who does it is said once more within the line, before a verb. */
function saysWho(span: Span): boolean {
  const [first, last] = edgesOf(span);
  const { phrases } = span.passage.clause;
  const isVerb = (classes: readonly string[]) => classes.some((name) => name.startsWith('verb-'));
  return phrases.some(
    ({ from, to, classes }) =>
      from > first &&
      to <= last &&
      classes.some((name) => DOERS.has(name)) &&
      phrases.some((verb) => verb.from === to && isVerb(verb.classes)) &&
      !phrases.some((verb) => verb.to === from && isVerb(verb.classes)),
  );
}

const DOERS = new Set(['self', 'we', 'kin']);
