import type { ClauseToken } from '../clauses/clause.ts';
import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { withFormattedAmounts } from '../numbers/format-amounts.ts';
import { opensNumber } from '../text/number-words.ts';
import { closeSpan, withoutLeftOvers } from './close-span.ts';
import { type Join, joinOf } from './join-parts.ts';
import { placeOfObject, startsWithVerb } from './line-signs.ts';
import { pronounName } from './name-pronouns.ts';
import type { LineKind } from './passages.ts';
import { properWords } from './proper-words.ts';
import { indexesOf, type LineParts, type Span } from './spans.ts';
import { standardWords } from './standard-words.ts';

/** A candidate as minutes write it: what is done, then to what, figures as figures, a capital, a mark at the end of a question. */
export function renderLine(kind: LineKind, parts: LineParts, view: MeetingView): string {
  const main = kind === 'question' ? parts.main : withSettlingVerb(closeSpan(parts.main));
  const join = joinOf(kind, parts);
  const added = parts.added && (kind === 'question' && parts.goesOn ? parts.added : closeSpan(parts.added));
  const line = join && added ? renderJoined(join, main, added, view) : renderSpan(main, view);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${kind === 'question' ? '?' : ''}`;
}

function renderJoined(join: Join, main: Span, added: Span, view: MeetingView): string {
  const more = renderSpan(added, view);
  const said = renderSpan(main, view);
  switch (join) {
    case 'object':
      return renderSpan(main, view, { ...(placeOfObject(main) ?? endOf(main)), words: more });
    case 'acts':
      return isBefore(added, main) ? `${more}, ${said}` : `${said}, ${more}`;
    case 'topic':
      return `${more}: ${said}`;
    case 'behind':
      return `${said} ${more}`;
    case 'about':
      return `${said} về ${more}`;
    case 'sequel':
      return `${said}, ${more}`;
  }
}

const endOf = ({ passage: { writable }, to }: Span) => {
  const at = (writable[to - 1] ?? 0) + 1;
  return { from: at, to: at };
};

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

/** Words that stand in a stretch instead of its tokens from one to another, or before one. */
type WrittenObject = { readonly from: number; readonly to: number; readonly words: string };

/** The words of a stretch; a comma stays where words stand on both of its sides, and so does what joins them: "8/12", "eco-friendly". */
function renderSpan(span: Span, view: MeetingView, object?: WrittenObject): string {
  const { clause } = span.passage;
  const named = indexesOf(span)
    .filter((at) => !object || at < object.from || at >= object.to)
    .filter((at) => !isEmptyClassifier(span, at));
  const indexes = object ? named : withoutLeftOvers(span, named);
  const said = view.turns[clause.turn]?.text ?? '';
  const standard = standardWords(clause.tokens);
  const proper = properWords(clause, span.passage.bound);
  const words = indexes.map((index, at) => {
    const { text = '', to = 0 } = clause.tokens[index] ?? {};
    const word =
      pronounName(clause, index, view) ??
      standard.get(index) ??
      (isNameAt(clause, index) || proper.has(index)
        ? upperFirst(text)
        : isSentenceStart(clause, index)
          ? lowerFirst(text)
          : text);
    const written = said[to] === '%' ? `${word}%` : word;
    const next = indexes[at + 1];
    return next === undefined
      ? written
      : `${written}${gapBehind(clause.tokens.slice(index, next + 1), said)}`;
  });
  if (object) words.splice(indexes.filter((at) => at < object.from).length, 0, ` ${object.words} `);
  return withFormattedAmounts(
    words
      .join('')
      .replace(/ +(?=[ ,])/gu, '')
      .trim(),
  );
}

/** "Viết cho Tuấn cái tài liệu": a classifier that counts nothing; "hai cái máy" counts. */
function isEmptyClassifier({ passage: { clause, marks, roles } }: Span, at: number): boolean {
  const isOf = (place: number, ...names: readonly string[]) =>
    marks.some(({ name, from, to }) => from <= place && place < to && names.includes(name));
  const isOne = clause.ruled.some(({ to, classes }) => to === at && classes.includes('rule-plural'));
  return (
    isOf(at, 'empty-classifier') &&
    clause.tokens[at]?.mark === '' &&
    (roles[at + 1] ?? 0) !== 0 &&
    !isOne &&
    !isOf(at - 1, 'number') &&
    !/^\d/u.test(clause.tokens[at - 1]?.text ?? '')
  );
}

/** What stands between the first and the last of some tokens, of which those between are not written. */
function gapBehind(tokens: readonly ClauseToken[], said: string): string {
  const [one, next] = [tokens[0], tokens.at(-1)];
  if (!(one && next) || one === next) return ' ';
  const gap = said.slice(one.to, next.from);
  if (JOINING.has(gap)) return gap;
  // "giá ba triệu hai nhé, hai mươi cái": without the comma the two would be read as one figure.
  const isBetweenFigures = /[,;]/u.test(gap) && opensNumber(next.text.toLowerCase());
  return tokens.slice(0, -1).some(({ mark }) => mark === ',') || isBetweenFigures ? ', ' : ' ';
}

const JOINING = new Set(['/', '-', '–', '.', ':', '&', '+']);

/** A capital that only begins the sentence; that of a name stays. */
const isSentenceStart = ({ tokens, mentions }: ScoredClause, at: number): boolean =>
  at === 0 &&
  !mentions.some(({ from }) => from === 0) &&
  !/^\p{Lu}/u.test(tokens[1]?.text ?? '') &&
  !/\p{Lu}/u.test(tokens[0]?.text.slice(1) ?? '');

/** "hỏi thanh giá vòng bi": recognised speech has no capitals, and who speaks in the meeting has. */
const isNameAt = ({ tokens, mentions }: ScoredClause, at: number): boolean =>
  mentions.some(
    ({ person, from, to }) =>
      from <= at &&
      at < to &&
      person.names.flat().includes(tokens[at]?.word ?? '') &&
      person.title !== tokens[at]?.word,
  );

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
