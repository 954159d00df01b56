import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import type { Mention } from './clause.ts';

const MANY = 3;
const SEVERAL = 2;

/** Whether a turn goes through the work of several people: it names three, or two and says that it sums up. */
export function isRound(mentions: readonly Mention[], phrases: readonly PhraseSpan[]): boolean {
  const named = new Set(mentions.filter(({ isCalled }) => !isCalled).map(({ person }) => person.label)).size;
  return named >= MANY || (named >= SEVERAL && phrases.some(({ classes }) => classes.includes('recap')));
}
