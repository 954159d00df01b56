import { findTaskActs } from '../acts/find-task-acts.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { CONCLUDES } from '../language/opening-cues.ts';
import { POLLS } from '../language/proposal-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { rulesOnNothing } from './no-ruling-cues.ts';
import { type Ruling, rule } from './ruling.ts';
import { clean, contentOf } from './ruling-text.ts';

const LONGEST = 12;

/** "Vậy áo màu cam": what a question and its answer come to. */
export function readConclusion(
  clauses: readonly Clause[],
  turn: number,
  context: MeetingContext,
): Ruling | null {
  const conclusion = clauses.find(
    (clause) =>
      !clause.asks &&
      clause.words.length <= LONGEST &&
      CONCLUDES.test(clause.plain) &&
      !rulesOnNothing(clause) &&
      !(context.mentions.get(clause) ?? []).some(({ called }) => !called),
  );
  if (!conclusion || findTaskActs(conclusion, context).length > 0) return null;
  const text = clean(conclusion, context);
  const content = contentOf(text);
  const concludes = [turn - 1, turn - 2]
    .flatMap((at) => context.clauses[at] ?? [])
    .some(
      (clause) =>
        (clause.asks || POLLS.test(clause.plain)) && sharedCount(contentWords(clause.words), content) > 0,
    );
  return concludes ? rule([{ text, turn }], turn, 0.45) : null;
}
