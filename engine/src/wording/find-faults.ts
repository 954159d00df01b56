import { isDenied } from './is-denied.ts';
import { countNames, isAsking, isConditional, isPointing, placeOfObject, runsOn } from './line-signs.ts';
import type { LineKind } from './passages.ts';
import type { LineParts } from './spans.ts';

/** What keeps a line from being read without its meeting. */
export type LineFault = 'denied' | 'bare verb' | 'points' | 'asks nothing' | 'runs on' | 'only if';

const LEAST_WORDS = 3;

/** The faults of a line of a kind, by its stretches; a line that a secretary could sign has none. */
export function findFaults(kind: LineKind, { main, added }: LineParts): LineFault[] {
  const spans = added ? [main, added] : [main];
  const words = spans.reduce((sum, span) => sum + span.words, 0);
  const names = spans.reduce((sum, span) => sum + countNames(span), 0);
  const fills = added !== null && placeOfObject(main) !== null;
  const faults: (LineFault | false)[] = [
    spans.some(({ passage, from }) => isDenied(passage, from)) && 'denied',
    kind !== 'question' && (words < LEAST_WORDS || names === 0) && 'bare verb',
    (fills ? isPointing(added) : spans.some(isPointing)) && 'points',
    kind === 'question' && !spans.some(isAsking) && 'asks nothing',
    kind === 'task' && spans.some(runsOn) && 'runs on',
    kind === 'task' && spans.some(isConditional) && 'only if',
  ];
  return faults.filter((fault) => fault !== false);
}
