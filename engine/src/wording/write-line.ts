import { scoreOfForest } from '../classify/forest.ts';
import type { Models } from '../classify/models.ts';
import { hasClass } from '../classify/signs.ts';
import type { MeetingView } from '../extract/meeting-view.ts';
import { candidateSigns } from './candidate-signs.ts';
import { findFaults } from './find-faults.ts';
import { type LineCandidate, lineCandidates } from './line-candidates.ts';
import { startsWithVerb } from './line-signs.ts';
import { findPassages, type Matter } from './passages.ts';
import { renderLine } from './render-line.ts';
import type { LineParts } from './spans.ts';
import { type WeighedPassage, weighPassages } from './weigh-passages.ts';

/** A line of the minutes, the turns its words were said in, and signs of how well it may be worded. */
export type WrittenLine = {
  readonly text: string;
  readonly turns: readonly number[];
  readonly signs: LineSigns;
};

export type LineSigns = Readonly<
  Record<
    | 'expected of line'
    | 'faults of line'
    | 'words of line'
    | 'right in line'
    | 'line of head'
    | 'parts of line',
    number
  >
>;

/** How a matter is best written: in words of its clauses, as one line that can be read without the meeting. */
export function writeLine(matter: Matter, view: MeetingView, models: Models): WrittenLine {
  const passages = weighPassages(findPassages(matter, view, models.bound), models, matter.kind).filter(
    ({ isNear }) => !(isNear && isRefusal(matter)),
  );
  const candidates = lineCandidates(matter.kind, passages);
  const chosen = chooseCandidate(matter.kind, candidates, models);
  const parts = chosen ?? wholeClause(passages);
  const spans = parts.added ? [parts.main, parts.added] : [parts.main];
  return {
    text: renderLine(matter.kind, parts, view),
    turns: [...new Set(spans.map(({ passage }) => passage.clause.turn))],
    signs: {
      'expected of line': chosen?.expected ?? 0,
      'faults of line': findFaults(matter.kind, parts).length,
      'words of line': spans.reduce((sum, { from, to }) => sum + to - from, 0),
      'right in line': spans.reduce((sum, { right }) => sum + right, 0),
      'line of head': Number(parts.main.passage.clause === matter.head),
      'parts of line': spans.length,
    },
  };
}

/** "Máy cũ thì chị không duyệt": what stands near a decision that denies something may be what is denied. */
const isRefusal = ({ kind, head }: Matter): boolean =>
  kind === 'decision' && (hasClass(head, 'deny') || hasClass(head, 'refuse'));

/** The one that reads best of those without faults; where all have one, of those with the fewest. */
function chooseCandidate(
  kind: Matter['kind'],
  candidates: readonly LineCandidate[],
  models: Models,
): LineCandidate | null {
  const scores = scoreCandidates(kind, candidates, models);
  const worth = candidates.map(
    (candidate, at) => (scores[at] ?? 0) - FAULT * findFaults(kind, candidate).length,
  );
  return candidates[worth.indexOf(Math.max(...worth))] ?? null;
}

/** How well each reads; trees say no more of decisions than the word F1 to expect does. */
function scoreCandidates(
  kind: Matter['kind'],
  candidates: readonly LineCandidate[],
  models: Models,
): number[] {
  if (kind === 'decision') return candidates.map(({ expected }) => expected);
  const forest = models[`${kind}Line`];
  const signs = candidateSigns(kind, candidates);
  return candidates.map((candidate, at) => {
    const said = scoreOfForest(forest, signs[at] ?? { names: [], values: [] });
    return (
      PRIOR * candidate.expected + said + (kind === 'task' && startsWithVerb(candidate.main) ? VERB_FIRST : 0)
    );
  });
}

/** A title begins with its verb also where other words would be as likely. */
const VERB_FIRST = 0.3;

/** What the word F1 to expect counts beside what the trees say of a candidate: they are fitted to what it leaves open. */
export const PRIOR = 10;

/** More than any score: a fault is never made up for. */
const FAULT = 1000;

/** All that may be written of the clause that states the matter. */
function wholeClause(passages: readonly WeighedPassage[]): LineParts {
  const [passage] = passages;
  if (!passage) throw new TypeError('a matter has at least the clause that states it');
  const all = passage.clause.tokens.map((_, at) => at);
  const writable = passage.writable.length > 0 ? passage.writable : all;
  return {
    main: {
      passage: { ...passage, writable },
      from: 0,
      to: writable.length,
      right: 0,
      words: writable.length,
      edges: 0,
    },
    added: null,
  };
}
