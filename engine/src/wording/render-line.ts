import type { ClauseToken } from '../clauses/clause.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { withFormattedAmounts } from '../numbers/format-amounts.ts';
import { opensNumber } from '../text/number-words.ts';
import { endsWithVerb, isShort, startsWithVerb } from './line-signs.ts';
import { pronounName } from './name-pronouns.ts';
import type { LineKind } from './passages.ts';
import { type LineParts, type Span, tokensOf } from './spans.ts';

/** A candidate as minutes write it: what is done, then to what, figures as figures, a capital, a mark at the end of a question. */
export function renderLine(kind: LineKind, { main, added }: LineParts, view: MeetingView): string {
  const said = kind === 'question' ? main : withSettlingVerb(main);
  const line = added ? renderJoined(kind, said, added, view) : renderSpan(said, view);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${kind === 'question' ? '?' : ''}`;
}

function renderJoined(kind: LineKind, main: Span, added: Span, view: MeetingView): string {
  const [said, more] = [renderSpan(main, view), renderSpan(added, view)];
  if (startsWithVerb(main) && startsWithVerb(added))
    return isBefore(added, main) ? `${more}, ${said}` : `${said}, ${more}`;
  if (kind === 'decision' && isBefore(added, main)) return `${more}: ${said}`;
  return isShort(main) || endsWithVerb(main) ? `${said} ${more}` : `${said} (${more})`;
}

const isBefore = (one: Span, other: Span): boolean =>
  one.passage === other.passage
    ? one.from < other.from
    : one.passage.clause.index < other.passage.clause.index;

/** "Chốt phương án B", "chốt lịch giao hàng": what is settled, or is to be, without another verb keeps the verb that settles it. */
function withSettlingVerb(main: Span): Span {
  if (startsWithVerb(main)) return main;
  const { clause, writable } = main.passage;
  const before = writable[main.from - 1];
  const isSettled = clause.phrases.some(
    ({ from, to, classes }) => from === before && to === writable[main.from] && classes.includes('settle'),
  );
  return isSettled ? { ...main, from: main.from - 1 } : main;
}

/** The words of a stretch; a comma stays where words stand on both of its sides, and so does what joins them: "8/12", "eco-friendly". */
function renderSpan(span: Span, view: MeetingView): string {
  const { clause, writable } = span.passage;
  const tokens = tokensOf(span);
  const said = view.turns[clause.turn]?.text ?? '';
  const words = tokens.map(({ text }, at) => {
    const index = writable[span.from + at] ?? 0;
    const word =
      pronounName(clause, index, view) ?? (isSentenceStart(clause, index) ? lowerFirst(text) : text);
    const written = said[tokens[at]?.to ?? 0] === '%' ? `${word}%` : word;
    return at < tokens.length - 1 ? `${written}${gapBehind(tokens[at], tokens[at + 1], said)}` : written;
  });
  return withFormattedAmounts(words.join(''));
}

/** What stands between two tokens that are written one behind the other. */
function gapBehind(one: ClauseToken | undefined, next: ClauseToken | undefined, said: string): string {
  if (!(one && next)) return ' ';
  const gap = said.slice(one.to, next.from);
  if (JOINING.has(gap)) return gap;
  // "giá ba triệu hai nhé, hai mươi cái": without the comma the two would be read as one figure.
  const isBetweenFigures = /[,;]/u.test(gap) && opensNumber(next.text.toLowerCase());
  return one.mark === ',' || isBetweenFigures ? ', ' : ' ';
}

const JOINING = new Set(['/', '-', '–', '.', ':', '&', '+']);

/** A capital that only begins the sentence; that of a name stays. */
const isSentenceStart = ({ tokens, mentions }: ScoredClause, at: number): boolean =>
  at === 0 &&
  !mentions.some(({ from }) => from === 0) &&
  !/^\p{Lu}/u.test(tokens[1]?.text ?? '') &&
  !/\p{Lu}/u.test(tokens[0]?.text.slice(1) ?? '');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
