import { type Signs, signJoiner } from '../classify/signs.ts';
import type { ScoredClause } from '../extract/meeting-view.ts';
import { findFaults } from './find-faults.ts';
import type { LineCandidate } from './line-candidates.ts';
import {
  countNames,
  countThings,
  edgesOf,
  endsWithVerb,
  hasVerb,
  lacksObject,
  startsWithNumber,
  startsWithVerb,
} from './line-signs.ts';
import type { LineKind } from './passages.ts';
import { indexesOf, type Span } from './spans.ts';

type Numbers = Readonly<Record<string, number>>;

const FAULTS = ['bare verb', 'asks nothing'] as const;
const SAID = ['self', 'we', 'kin', 'reason', 'contrast', 'verb-light'];

const joinSigns = signJoiner();

/** Signs of how well each of some ways to word a line reads, compared with the others. */
export function candidateSigns(kind: LineKind, candidates: readonly LineCandidate[]): Signs[] {
  const most = Math.max(0, ...candidates.map(({ expected }) => expected));
  const known = new Map<Span, Numbers>();
  const ofMain = (main: Span): Numbers => {
    const signs = known.get(main) ?? {
      ...lengthSigns(main),
      ...edgeSigns(main),
      ...clauseSigns(main),
      ...wordSigns(main),
      ...matterSigns(main),
    };
    known.set(main, signs);
    return signs;
  };
  return candidates.map((candidate, place) => {
    const { main, added, expected } = candidate;
    const faults = findFaults(kind, candidate);
    return joinSigns([
      { expected, 'of most': most - expected, place },
      ofMain(main),
      Object.fromEntries(FAULTS.map((fault) => [fault, Number(faults.includes(fault))])),
      added ? addedSigns(added) : NOTHING_ADDED,
    ]);
  });
}

/** How many words are likely to be right, and what is left out. */
function lengthSigns(span: Span): Numbers {
  const { passage, from, to, right, words, edges } = span;
  const { writable, chances, roles } = passage;
  const rest = [...writable.slice(0, from), ...writable.slice(to)].filter((at) => roles[at] !== 0);
  return {
    words,
    right,
    mean: right / (words || 1),
    least: Math.min(...indexesOf(span).map((at) => chances[at] ?? 0)),
    edges,
    'left out': rest.length,
    'left out chance': rest.reduce((sum, at) => sum + (chances[at] ?? 0), 0),
    'from start': from,
    'to end': writable.length - to,
    'clause words': writable.length,
  };
}

/** What stands at both ends, and just outside of them. */
function edgeSigns(span: Span): Numbers {
  const { passage, from, to } = span;
  const { clause, writable, chances, roles, marks, begins, ends } = passage;
  const { tokens, ruled } = clause;
  const [first, last] = edgesOf(span);
  const chanceAt = (place: number) => (writable[place] === undefined ? -1 : (chances[writable[place]] ?? 0));
  return {
    begins: begins[from] ?? 0,
    ends: ends[to] ?? 0,
    'chance before': chanceAt(from - 1),
    'chance first': chanceAt(from),
    'chance last': chanceAt(to - 1),
    'chance behind': chanceAt(to),
    'mark before': first === 0 ? AT_EDGE : Number((tokens[first - 1]?.mark ?? '') !== ''),
    'mark behind': last === tokens.length - 1 ? AT_EDGE : Number((tokens[last]?.mark ?? '') !== ''),
    leads: Number(ruled.some((one) => one.classes.includes('rule-leads') && one.from === first)),
    'role first': roles[first] ?? 0,
    'role last': roles[last] ?? 0,
    wants: marks.filter((one) => one.name === 'open-ended' && one.to === last + 1).length,
  };
}
const AT_EDGE = 2;

/** What its clause is, and how it stands to the one that states the matter. */
function clauseSigns({ passage: { clause, head, isNear } }: Span): Numbers {
  const { task, decision, question, commitment, title } = clause;
  return {
    ...{ task, decision, question, commitment, title },
    'is head': Number(clause === head),
    'is near': Number(isNear),
    away: clause.turn - head.turn,
    'clauses away': clause.index - head.index,
    'same speaker': Number(clause.speaker === head.speaker),
  };
}

/** What kinds of words it has. */
function wordSigns(span: Span): Numbers {
  const { clause, marks } = span.passage;
  const [first, last] = edgesOf(span);
  const indexes = indexesOf(span);
  const isInside = ({ from, to }: { readonly from: number; readonly to: number }) =>
    from >= first && to <= last + 1;
  const inside = clause.phrases.filter(isInside);
  return {
    ...Object.fromEntries(
      SAID.map((name) => [name, inside.filter(({ classes }) => classes.includes(name)).length]),
    ),
    'with verb first': Number(startsWithVerb(span)),
    'with verb': Number(hasVerb(span)),
    'with number first': Number(startsWithNumber(span)),
    names: countNames(span),
    things: countThings(span),
    lacks: Number(lacksObject(span)),
    'verb last': Number(endsWithVerb(span)),
    denials: marks.filter((one) => one.name === 'negation' && isInside(one)).length,
    'marks inside': indexes.slice(0, -1).filter((at) => clause.tokens[at]?.mark !== '').length,
    gaps: indexes.filter((at, place) => place > 0 && at !== (indexes[place - 1] ?? 0) + 1).length,
  };
}

/** How many of its words other clauses of the matter have. */
function matterSigns(span: Span): Numbers {
  const { clause, head, others } = span.passage;
  return {
    'head words kept': clause === head ? 1 : countWords(span, head.content),
    'shared with others': indexesOf(span).filter((at) =>
      others.some(({ content }) => content.has(foldedAt(clause, at))),
    ).length,
    rare: countWords(span, clause.rare),
  };
}

const foldedAt = ({ tokens }: ScoredClause, at: number): string => tokens[at]?.folded ?? '';

const countWords = (span: Span, words: ReadonlySet<string>): number =>
  indexesOf(span).filter((at) => words.has(foldedAt(span.passage.clause, at))).length;

function addedSigns(added: Span): typeof NOTHING_ADDED {
  const { passage, right, words } = added;
  const { clause, writable, chances } = passage;
  return {
    added: words,
    'added mean': right / (words || 1),
    'added least': Math.min(...indexesOf(added).map((at) => chances[at] ?? 0)),
    'added names': countNames(added),
    'added title': clause.title,
    'added rare': countWords(added, clause.rare),
    'added covers clause': words / (writable.length || 1),
  };
}

const NOTHING_ADDED = {
  added: 0,
  'added mean': 1,
  'added least': 1,
  'added names': 0,
  'added title': 0,
  'added rare': 0,
  'added covers clause': 0,
};
