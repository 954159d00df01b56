import type { Models } from '../classify/models.ts';
import type { MeetingView } from '../extract/meeting-view.ts';
import { findFaults } from './find-faults.ts';
import { type LineCandidate, lineCandidates } from './line-candidates.ts';
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
  const passages = weighPassages(findPassages(matter, view, models.bound), models, matter.kind);
  const candidates = lineCandidates(matter.kind, passages, isRefusal(matter, view));
  const chosen = chooseCandidate(matter.kind, candidates);
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

/** "Máy cũ thì chị không duyệt": what stands near a decision whose turn denies something may be what is denied. */
const isRefusal = ({ kind, head }: Matter, view: MeetingView): boolean =>
  kind === 'decision' &&
  (view.byTurn[head.turn] ?? []).some(({ phrases }) =>
    phrases.some(({ classes }) => classes.includes('deny') || classes.includes('refuse')),
  );

/** The likeliest of those without faults; where all have one, of those with the fewest. */
function chooseCandidate(kind: Matter['kind'], candidates: readonly LineCandidate[]): LineCandidate | null {
  let best: LineCandidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const faults = findFaults(kind, candidate).length;
    const score = candidate.expected - FAULT * faults;
    if (score <= most) continue;
    best = candidate;
    most = score;
  }
  return best;
}

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
