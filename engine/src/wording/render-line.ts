import { withFormattedAmounts } from '../numbers/format-amounts.ts';
import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { isShort, startsWithVerb } from './line-signs.ts';
import { pronounName } from './name-pronouns.ts';
import type { LineKind } from './passages.ts';
import { type LineParts, type Span, tokensOf } from './spans.ts';

/** A candidate as minutes write it: what is done, then to what, figures as figures, a capital, a mark at the end of a question. */
export function renderLine(kind: LineKind, { main, added }: LineParts, view: MeetingView): string {
  const line = added ? renderJoined(main, added, view) : renderSpan(main, view);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${kind === 'question' ? '?' : ''}`;
}

function renderJoined(main: Span, added: Span, view: MeetingView): string {
  const [said, more] = [renderSpan(main, view), renderSpan(added, view)];
  if (startsWithVerb(main) && startsWithVerb(added))
    return isBefore(added, main) ? `${more}, ${said}` : `${said}, ${more}`;
  return isShort(main) ? `${said} ${more}` : `${said} (${more})`;
}

const isBefore = (one: Span, other: Span): boolean =>
  one.passage === other.passage
    ? one.from < other.from
    : one.passage.clause.index < other.passage.clause.index;

/** The words of a stretch; a comma stays where words stand on both of its sides. */
function renderSpan(span: Span, view: MeetingView): string {
  const { clause, writable } = span.passage;
  const tokens = tokensOf(span);
  const words = tokens.map(({ text, mark }, at) => {
    const index = writable[span.from + at] ?? 0;
    const word =
      pronounName(clause, index, view) ?? (isSentenceStart(clause, index) ? lowerFirst(text) : text);
    return mark === ',' && at < tokens.length - 1 ? `${word},` : word;
  });
  return withFormattedAmounts(words.join(' '));
}

/** A capital that only begins the sentence; that of a name stays. */
const isSentenceStart = ({ tokens, mentions }: ScoredClause, at: number): boolean =>
  at === 0 &&
  !mentions.some(({ from }) => from === 0) &&
  !/^\p{Lu}/u.test(tokens[1]?.text ?? '') &&
  !/\p{Lu}/u.test(tokens[0]?.text.slice(1) ?? '');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
