import type { FeatureRows } from '../classify/feature-rows.ts';
import { mixHash, nameHash } from '../classify/hash.ts';
import { type LinearModel, sumsOfRows } from '../classify/linear-model.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';
import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import { areBound, boundness } from './bound-words.ts';
import { wordFeatures } from './word-features.ts';
import { readWordingMarks, type WordingMark } from './wording-marks.ts';
import { writableTokens } from './writable-tokens.ts';

/** What a clause gives to any line that is written from it. */
export type ClauseForm = {
  readonly marks: readonly WordingMark[];
  /** Indexes of the tokens that may be written, in order. */
  readonly writable: readonly number[];
  /** Tokens behind which no stretch may end. */
  readonly joined: ReadonlySet<number>;
  /** Tokens that make one word with the next one. */
  readonly bound: ReadonlySet<number>;
  /** How much each token belongs to the one before it, from 0 to 1. */
  readonly bonds: readonly number[];
  /** For each token 0 if it is a small word, 1 if it names something, 2 if it is part of a verb. */
  readonly roles: readonly number[];
  /** For each token the signs that it stands in a line, the rest of the meeting aside. */
  readonly ownWords: FeatureRows;
};

/** What each word weighs in a model, the rest of the meeting aside. */
export function sumsOfWords({ ownWords }: ClauseForm, model: LinearModel): Float64Array {
  const byModel = knownSums.get(ownWords) ?? new Map<LinearModel, Float64Array>();
  knownSums.set(ownWords, byModel);
  const sums = byModel.get(model) ?? sumsOfRows(model, ownWords);
  byModel.set(model, sums);
  return sums;
}

const knownSums = new WeakMap<FeatureRows, Map<LinearModel, Float64Array>>();

/** Lines of one meeting are written from the same clauses. */
const formByClause = new WeakMap<ScoredClause, ClauseForm>();

export function readForm(clause: ScoredClause, bound: LinearModel): ClauseForm {
  const read = formByClause.get(clause);
  if (read) return read;
  const marks = readWordingMarks(clause.tokens);
  const { tokens } = clause;
  const pairs = tokens.map((token, at) => boundness(bound, tokens[at - 1], token));
  const own = boundTokens(clause, pairs);
  const form = {
    marks,
    writable: writableTokens(clause, marks),
    joined: joinedTokens(clause, marks, own),
    bound: own,
    roles: rolesOf(clause),
    bonds: pairs,
    ownWords: wordFeatures(clause, (at, features) => {
      features.push(
        mixHash(BOUND_BEFORE, Math.floor(10 * (pairs[at] ?? 0))),
        mixHash(BOUND_BEHIND, Math.floor(10 * (pairs[at + 1] ?? 0))),
      );
    }),
  };
  formByClause.set(clause, form);
  return form;
}

const [SMALL_WORD, NAME, VERB] = [0, 1, 2];

function rolesOf({ tokens, phrases, content }: ScoredClause): number[] {
  const roles = tokens.map(({ folded }) => (content.has(folded) ? NAME : SMALL_WORD));
  for (const { from, to, classes } of phrases)
    if (classes.some((name) => name.startsWith('verb-')))
      for (let at = from; at < to; at += 1) if (roles[at] === NAME) roles[at] = VERB;
  return roles;
}

const BOUND_BEFORE = nameHash('bound before');
const BOUND_BEHIND = nameHash('bound behind');

/** Tokens that mostly stand before the next one and make one word with it; "em gửi" is often said, and two words. */
function boundTokens({ tokens, phrases }: ScoredClause, pairs: readonly number[]): ReadonlySet<number> {
  const small = new Set(
    phrases
      .filter(({ from, to, classes }) => to - from === 1 && classes.some((name) => SMALL.has(name)))
      .map(({ from }) => from),
  );
  const isBound = (at: number) => !(small.has(at) || small.has(at + 1)) && areBound(pairs[at + 1] ?? 0);
  return new Set([...tokens.keys()].filter(isBound));
}

const SMALL = new Set(['kin', 'self', 'we']);

/** Tokens behind which no word ends: bound syllables, parts of a name or a phrase, and two words of matter side by side. */
function joinedTokens(
  clause: ScoredClause,
  marks: readonly WordingMark[],
  bound: ReadonlySet<number>,
): ReadonlySet<number> {
  const { tokens, mentions, phrases, times } = clause;
  const joined = new Set(bound);
  const compounds = marks.filter(({ name }) => name === 'compound');
  const seams = seamsOf(clause, compounds);
  tokens.forEach(({ mark }, at) => {
    if (mark === '' && !seams.has(at + 1)) joined.add(at);
  });
  for (const { from, to } of [...mentions, ...compounds, ...phrases.filter(isWord)])
    for (let at = from; at < to - 1; at += 1) joined.add(at);
  tokens.forEach(({ from, to, mark }, at) => {
    if (times.some((time) => time.from <= from && to < time.to)) joined.add(at);
    if (mark === '' && (countsNext(clause, marks, at) || isNumbered(clause, marks, at))) joined.add(at);
  });
  return joined;
}

/** A figure, or a word for one that is no part of another word: "vật tư" counts nothing. */
const isNumber = ({ tokens }: ScoredClause, marks: readonly WordingMark[], at: number): boolean =>
  /^\d/u.test(tokens[at]?.text ?? '') ||
  (marks.some(({ name, from }) => name === 'number' && from === at) &&
    !marks.some(({ name, from, to }) => name === 'compound' && from <= at && at < to));

/** A number goes with what it counts, unless it stands behind what it numbers: "ba báo giá", "khối ba". */
function countsNext(clause: ScoredClause, marks: readonly WordingMark[], at: number): boolean {
  const { tokens } = clause;
  if (!isNumber(clause, marks, at) || at === tokens.length - 1) return false;
  let first = at;
  while (first > 0 && isNumber(clause, marks, first - 1) && tokens[first - 1]?.mark === '') first -= 1;
  if (isNumber(clause, marks, at + 1)) return true;
  return !marks.some(({ name, to }) => name === 'ordinal-before' && to === first) && !leadsOn(marks, at + 1);
}

/** "35 triệu cho ba tháng": a word that is not counted but begins another part; a classifier is counted. */
const leadsOn = (marks: readonly WordingMark[], at: number): boolean => {
  const names = marks.filter(({ from }) => from === at).map(({ name }) => name);
  return names.includes('open-ended') && !COUNTED.some((name) => names.includes(name));
};
const COUNTED = ['empty-classifier', 'ordinal-before'];

/** "tối đa bốn mươi", "tầng ba": a word of matter and its number. */
const isNumbered = (clause: ScoredClause, marks: readonly WordingMark[], at: number): boolean =>
  isNumber(clause, marks, at + 1) && clause.content.has(clause.tokens[at]?.folded ?? '');

const isWord = ({ classes }: PhraseSpan): boolean => classes.some((name) => name.startsWith('verb-'));

/** Classes of words of matter. */
const NAMES = new Set(['noun-maker', 'given-name', 'not-action', 'topic']);

/** Where a verb, a function word, a person or a time begins or ends; parts of a compound are none of these: "danh sách khách mời". */
function seamsOf(
  { tokens, phrases, mentions, times }: ScoredClause,
  compounds: readonly WordingMark[],
): ReadonlySet<number> {
  const isPart = (phrase: PhraseSpan) =>
    compounds.some(({ from, to }) => from <= phrase.from && phrase.to <= to);
  const small = phrases.filter(
    (phrase) => phrase.classes.some((name) => !NAMES.has(name)) && !isPart(phrase),
  );
  const seams = new Set([...small, ...mentions].flatMap(({ from, to }) => [from, to]));
  tokens.forEach(({ from, to }, at) => {
    if (times.some((time) => time.from === from)) seams.add(at);
    if (times.some((time) => time.to === to)) seams.add(at + 1);
  });
  return seams;
}
