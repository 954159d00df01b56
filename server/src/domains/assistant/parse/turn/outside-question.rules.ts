import { readOutside } from '@hopgon/engine/intent/acts/read-outside';
import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';

/** What a message asks that no assistant for meetings does; null where it asks none of that. */
export function outsideOf(
  kind: IntentKind,
  message: string,
  pieces: readonly MessagePiece[],
): SpokenQuestion | null {
  const known = mayBeOutside.has(kind) ? readOutside(message, pieces) : null;
  return known ?? (kind === 'unknown' && begs.test(message) ? beyond : null);
}

const beyond = { kind: 'beyond' } as const;
/** "Ký hợp đồng giúp tôi": what is no kind of request, and begged for, is nothing that can be done. */
const begs = /(?<!\p{L})(?:giúp|giùm|dùm|hộ|giup|gium|dum)(?!\p{L})/iu;

/** Kinds that what no assistant for meetings answers is taken for. */
const mayBeOutside: ReadonlySet<IntentKind> = new Set([
  'unknown',
  'said',
  'small-talk',
  'figures',
  'people',
  'help',
  'late-tasks',
]);
