import type { IntentKind } from '../intent.ts';

/**
 * The ways of asking for one kind. Of each: how plainly it asks, the pattern (`pattern.ts`) that holds in the plain form of the
 * message, and one that must not.
 */
export type IntentRules = readonly [
  kind: IntentKind,
  ways: readonly (readonly [score: number, says: string, unless?: string])[],
];
