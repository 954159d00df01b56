import { eitherHash, mixHash, nameHash, numberHashes } from '../classify/hash.ts';
import type { Features } from '../classify/linear-model.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';
import type { WordingMark } from './wording-marks.ts';

/** What of a clause says where a line may begin and end. */
type EdgeSource = {
  readonly clause: ScoredClause;
  readonly marks: readonly WordingMark[];
  readonly writable: readonly number[];
  readonly joined: ReadonlySet<number>;
  readonly roles: readonly number[];
  /** How much each token belongs to the one before it, from 0 to 1. */
  readonly bonds: readonly number[];
};

const knownRows = new WeakMap<readonly number[], Features[]>();

/**
 * For each place between writable tokens, both ends included, the signs that a line begins or ends there; lines of one meeting are
 * written from the same clauses.
 */
export function edgeRows(source: EdgeSource): Features[] {
  const rows = knownRows.get(source.writable) ?? edgeFeatures(source);
  knownRows.set(source.writable, rows);
  return rows;
}

function edgeFeatures(source: EdgeSource): Features[] {
  const spans = readSpans(source);
  return Array.from({ length: source.writable.length + 1 }, (_, place) => {
    const features: number[] = [];
    addWords(features, source, place);
    addShape(features, source, place);
    addSpans(features, spans, source.writable, place);
    return features;
  });
}

/** Of each token the names of spans that start at it, end with it, and go on over it. */
type Spans = Readonly<Record<'starts' | 'stops' | 'insides', readonly number[][]>>;

function readSpans({ clause, marks }: EdgeSource): Spans {
  const { tokens, phrases, mentions, times } = clause;
  const emptyRows = () => tokens.map((): number[] => []);
  const spans = { starts: emptyRows(), stops: emptyRows(), insides: emptyRows() };
  const add = (name: string, from: number, to: number) => {
    const hash = nameHash(name);
    spans.starts[from]?.push(hash);
    spans.stops[to - 1]?.push(hash);
    for (let at = from + 1; at < to; at += 1) spans.insides[at]?.push(hash);
  };
  for (const { from, to, classes } of phrases) for (const name of classes) add(name, from, to);
  for (const { from, to, name } of marks) add(`mark ${name}`, from, to);
  for (const { from, to, isCalled } of mentions) add(isCalled ? 'called' : 'mention', from, to);
  for (const time of times) {
    const from = tokens.findIndex((token) => token.from >= time.from);
    const to = tokens.findLastIndex((token) => token.to <= time.to) + 1;
    if (from >= 0 && to > from) add('time', from, to);
  }
  for (const [at, { text }] of tokens.entries()) if (/^\d/u.test(text)) add('digits', at, at + 1);
  return spans;
}

function addWords(features: number[], { clause: { tokens }, writable }: EdgeSource, place: number): void {
  const word = (step: number) => tokens[writable[place + step] ?? -1]?.hash ?? 0;
  features.push(
    mixHash(WORD_BEFORE, word(-1)),
    mixHash(WORD_NEXT, word(0)),
    mixHash(PAIR, mixHash(word(-1), word(0))),
    mixHash(LAST_TWO, mixHash(word(-2), word(-1))),
    mixHash(NEXT_TWO, mixHash(word(0), word(1))),
    mixHash(SECOND_BEFORE, word(-2)),
    mixHash(SECOND_NEXT, word(1)),
  );
}

/** The role of a place outside of the clause. */
const OUTSIDE = 3;

function addShape(features: number[], source: EdgeSource, place: number): void {
  const { clause, writable, joined, roles, bonds } = source;
  const [before, next] = [writable[place - 1] ?? -1, writable[place] ?? clause.tokens.length];
  const isNext = next === before + 1;
  const role = (step: number) => roles[writable[place + step] ?? -1] ?? OUTSIDE;
  features.push(
    ROLES(64 * role(-2) + 16 * role(-1) + 4 * role(0) + role(1)),
    NEAR_ROLES(4 * role(-1) + role(0)),
    FROM_START(place),
    TO_END(writable.length - place),
    nameHash(`edge mark ${before < 0 ? 'start' : markBetween(clause.tokens, before, next)}`),
    isNext && joined.has(before) ? JOINED.yes : JOINED.no,
    BOND(isNext ? Math.floor(10 * (bonds[next] ?? 0)) : 0),
    isNext ? GAP.no : GAP.yes,
  );
}

function addSpans(
  features: number[],
  { starts, stops, insides }: Spans,
  writable: readonly number[],
  place: number,
): void {
  const namesAt = (rows: readonly number[][], step: number) => rows[writable[place + step] ?? -1] ?? [];
  const ending = namesAt(stops, -1);
  for (const name of ending) features.push(mixHash(STOPS, name));
  for (const name of namesAt(starts, -1)) features.push(mixHash(LAST_STARTS, name));
  for (const name of namesAt(starts, 0)) {
    features.push(mixHash(STARTS, name));
    for (const own of ending) features.push(mixHash(STARTS, mixHash(own, name)));
  }
  for (const name of namesAt(insides, 0)) features.push(mixHash(INSIDE, name));
  for (const step of [-2, -3])
    for (const name of namesAt(stops, step)) features.push(mixHash(mixHash(EARLIER, step), name));
  for (const name of namesAt(starts, 1)) features.push(mixHash(LATER, name));
}

const markBetween = (tokens: ScoredClause['tokens'], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ mark }) => mark)
    .join('');

const [WORD_BEFORE, WORD_NEXT, PAIR] = [nameHash('edge w-1'), nameHash('edge w'), nameHash('edge w-1 w')];
const [LAST_TWO, NEXT_TWO] = [nameHash('edge w-2 w-1'), nameHash('edge w w+1')];
const [SECOND_BEFORE, SECOND_NEXT] = [nameHash('edge w-2'), nameHash('edge w+1')];
const ROLES = numberHashes('edge roles', 0, 255);
const NEAR_ROLES = numberHashes('edge near roles', 0, 15);
const FROM_START = numberHashes('edge from start', 0, 4);
const TO_END = numberHashes('edge to end', 0, 4);
const BOND = numberHashes('edge bond', 0, 10);
const JOINED = eitherHash('edge joined');
const GAP = eitherHash('edge gap');
const [STOPS, STARTS, LAST_STARTS, INSIDE, EARLIER, LATER] = [
  nameHash('edge stops'),
  nameHash('edge starts'),
  nameHash('edge last starts'),
  nameHash('edge inside'),
  nameHash('edge earlier'),
  nameHash('edge later'),
];
