import {
  countNames,
  endsWithVerb,
  hasVerb,
  isPointing,
  notifiesSomebody,
  placeOfObject,
  startsWithNumber,
  startsWithVerb,
} from './line-signs.ts';
import type { LineKind } from './passages.ts';
import type { LineParts } from './spans.ts';

/**
 * How two stretches become one line: what something is done to, in its place; two acts; what a decision is about, before it; what
 * follows a verb at the end; what somebody is notified of; what is said next.
 */
export type Join = 'object' | 'acts' | 'topic' | 'behind' | 'about' | 'sequel';

/** Null where the words of one would only stand beside the other: a secretary writes no brackets for what was meant. */
export function joinOf(kind: LineKind, { main, added, goesOn = false }: LineParts): Join | null {
  if (added === null) return null;
  if (goesOn) return 'sequel';
  if (placeOfObject(main) && !startsWithVerb(added) && namesNothing(main)) return 'object';
  if (startsWithVerb(main) && startsWithVerb(added)) return 'acts';
  if (kind === 'decision') return hasVerb(added) || startsWithNumber(added) ? null : 'topic';
  if (endsWithVerb(main)) return 'behind';
  return notifiesSomebody(main) && !hasVerb(added) ? 'about' : null;
}

/** "Kiểm lại hết", "gửi cái đó": what already names what it is done to takes no other object. */
const namesNothing = (main: LineParts['main']): boolean => isPointing(main) || countNames(main) === 0;
