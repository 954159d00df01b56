import type { MessageState } from '@hopgon/engine/intent/intent';

/** Whether what was said or decided was looked up just before. */
export const isLookedUp = (before: MessageState): boolean =>
  before?.kind === 'after' && ['said', 'decisions', 'glossary'].includes(before.of);
