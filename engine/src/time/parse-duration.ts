import { matcherOf, meaningOf } from './grammar/matcher.ts';
import { cutTimeTokens } from './grammar/time-tokens.ts';
import { bareDurationRules } from './rules/duration-rules.ts';

const longestDuration = matcherOf(bareDurationRules);

/** Minutes a text says something lasts ("nửa tiếng" 30, "1 tiếng rưỡi" 90, "2h" 120), or null. The first length in the text counts. */
export function parseDuration(text: string): number | null {
  const tokens = cutTimeTokens(text);
  for (const at of tokens.list.keys()) {
    const match = longestDuration(tokens, at);
    const means = match && meaningOf(match);
    if (means && typeof means === 'object' && means.minutes !== undefined) return Math.round(means.minutes);
  }
  return null;
}
