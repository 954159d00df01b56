import type { IntentKind } from '../intent.ts';

/**
 * One way of asking: its kind, how plainly it asks, the pattern (`pattern.ts`) that holds in the plain form of the message,
 * and one that must not.
 */
export type IntentRule = readonly [
  kind: Exclude<IntentKind, 'unknown'>,
  score: number,
  says: string,
  unless?: string,
];
