import { createGrammar } from '../grammar/grammar.ts';
import { bareDurationRules } from '../grammar/patterns/time/duration-rules.ts';
import { timeSlots } from '../grammar/patterns/time/time-slots.ts';
import { grammarTokens } from '../grammar/tokens.ts';
import { meaningOf } from './grammar/meaning.ts';

const durations = createGrammar(timeSlots, bareDurationRules);

/** Minutes a text says something lasts ("nửa tiếng" 30, "1 tiếng rưỡi" 90, "2h" 120), or null. The first length in the text counts. */
export function parseDuration(text: string): number | null {
  const tokens = grammarTokens(text);
  for (const at of tokens.list.keys()) {
    const match = durations.longestAt(tokens, at);
    const means = match && meaningOf(match);
    if (means && typeof means === 'object' && means.minutes !== undefined) return Math.round(means.minutes);
  }
  return null;
}
