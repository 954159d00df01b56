import type { IntentKind } from '../intent.ts';

/** One way of asking: the pattern holds in the plain form of the message, and none of `unless` does. */
export type IntentRule = {
  readonly kind: Exclude<IntentKind, 'unknown'>;
  readonly score: number;
  readonly says: RegExp;
  readonly unless?: RegExp;
};
