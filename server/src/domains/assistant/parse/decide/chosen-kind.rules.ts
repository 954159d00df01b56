import type { IntentKind } from '@hopgon/engine/intent/intent';
import { rankIntents } from '@hopgon/engine/intent/read-intent';
import { readMessage } from '@hopgon/engine/intent/read-message';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';

/** What was chosen of those that a message may mean: a button's words, or others that are plainly one of them. */
export function chosenKind(
  answer: string,
  { choice }: SpokenContext,
): { readonly message: string; readonly kind: IntentKind } | null {
  if (choice === null) return null;
  const exact = choice.options.find(({ label }) => label.toLowerCase() === answer.trim().toLowerCase());
  if (exact) return { message: choice.message, kind: exact.kind };
  if (answer.length > longestChoice) return null;
  const ranked = rankIntents(readMessage(answer), null);
  const scores = choice.options.map(({ kind }) => ranked.find((one) => one.kind === kind)?.score ?? 0);
  const best = Math.max(...scores);
  const kind = choice.options[scores.indexOf(best)]?.kind;
  return kind !== undefined && best >= leastChosen ? { message: choice.message, kind } : null;
}

const longestChoice = 25;
const leastChosen = 0.3;
