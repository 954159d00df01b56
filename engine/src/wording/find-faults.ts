import { mayBegin, mayEnd } from './line-edges.ts';
import { countNames, isAsking, isConditional, isPointing, runsOn } from './line-signs.ts';
import type { LineKind } from './passages.ts';
import { cutsWord, type LineParts, type Span } from './spans.ts';

/** What keeps a line from being read without its meeting. */
export type LineFault =
  | 'cut word'
  | 'leans on words before'
  | 'unfinished'
  | 'bare verb'
  | 'points'
  | 'asks nothing'
  | 'runs on'
  | 'only if';

const LEAST_WORDS = 3;

/** The faults of a line of a kind, by its stretches; a line that a secretary could sign has none. */
export function findFaults(kind: LineKind, { main, added }: LineParts): LineFault[] {
  const spans = added ? [main, added] : [main];
  const words = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const names = spans.reduce((sum, span) => sum + countNames(span), 0);
  const faults: (LineFault | false)[] = [
    spans.some(cutsAtEdge) && 'cut word',
    spans.some(({ passage, from }) => !mayBegin(kind)(passage, from)) && 'leans on words before',
    spans.some(({ passage, to }) => !mayEnd(kind)(passage, to - 1)) && 'unfinished',
    kind !== 'question' && (words < LEAST_WORDS || names === 0) && 'bare verb',
    spans.some(isPointing) && 'points',
    kind === 'question' && !spans.some(isAsking) && 'asks nothing',
    kind === 'task' && spans.some(runsOn) && 'runs on',
    kind === 'task' && spans.some(isConditional) && 'only if',
  ];
  return faults.filter((fault) => fault !== false);
}

const cutsAtEdge = ({ passage, from, to }: Span): boolean => cutsWord(passage, from) || cutsWord(passage, to);
