import { contentWords, sharedCount } from '@hopgon/engine/extract/clauses/content-words';
import { candidateOf } from '@hopgon/engine/extract/decisions/candidate';
import type { RulingSign } from '@hopgon/engine/extract/decisions/ruling-sign';
import { settingOf } from '@hopgon/engine/extract/decisions/setting';
import { readMeeting } from '@hopgon/engine/extract/extract-meeting';
import { isRecap } from '@hopgon/engine/extract/recap';
import type { Meeting } from '../load-meetings.ts';
import { scoredWords, wordF1 } from '../scoring/text-overlap.ts';

/** A clause of an annotated meeting. */
export type AnnotatedClause = {
  readonly turn: number;
  /** Indexes of the features it has. */
  readonly holding: readonly number[];
  /** Its word overlap with each decision whose evidence its turn is, by the decision's index. */
  readonly nearness: ReadonlyMap<number, number>;
  /** Whether its turn is evidence of any. */
  readonly isEvidence: boolean;
};

/** The overlap that each shared content word adds. */
const SHARED_WORD = 0.1;
/** A turn that is evidence of more decisions than this recapitulates. */
const MOST_IN_TURN = 2;

/** Each clause of a meeting with its features. */
export function rulingClauses(
  { date, turns, decisions }: Meeting,
  signs: readonly RulingSign[],
): AnnotatedClause[] {
  const { telling, context } = readMeeting(date, turns);
  const decisionsOf = (turn: number) => decisions.filter(({ evidence }) => evidence.includes(turn));
  return context.clauses.flatMap((clauses, index) => {
    if (clauses.length === 0 || isRecap(clauses, context)) return [];
    const setting = settingOf(index, context);
    const evidenced = decisionsOf(telling[index] ?? -1);
    const worded = evidenced.filter(
      ({ evidence }) => evidence.length === 1 || evidenced.length <= MOST_IN_TURN,
    );
    return clauses
      .filter(({ words }) => words.length > 1)
      .map((clause) => {
        const candidate = candidateOf(clause, setting, context);
        const nearness = new Map(
          worded.map((decision) => [decisions.indexOf(decision), near(clause.words, decision.text)]),
        );
        const holding = signs.flatMap((sign, at) => (sign.holds(candidate) ? [at] : []));
        return { turn: index, holding, nearness, isEvidence: evidenced.length > 0 };
      });
  });
}

function near(words: readonly string[], text: string): number {
  const shared = sharedCount(contentWords(scoredWords(text)), contentWords(words));
  return wordF1(words.join(' '), text) + SHARED_WORD * shared;
}
