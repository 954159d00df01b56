import { isFact } from '@hopgon/engine/extract/certainty';
import type { Extraction } from '@hopgon/engine/extract/extraction';
import type { Meeting } from '../load-meetings.ts';
import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import { sameAssignee } from '../scoring/same-assignee.ts';
import { addTo, newTally, type Tally } from '../scoring/tally.ts';

export const TITLE_LEAST = 0.5;
export const STATEMENT_LEAST = 0.45;

/** What was found against the gold annotation, micro-averaged; persons and deadlines among the matched tasks. */
export type MeetingScores = {
  readonly tasks: Tally;
  readonly titles: Tally;
  readonly decisions: Tally;
  readonly questions: Tally;
  persons: number;
  deadlines: number;
};

export type Found = Pick<Extraction, 'actionItems' | 'decisions' | 'openQuestions'>;

export const newScores = (): MeetingScores => ({
  tasks: newTally(),
  titles: newTally(),
  decisions: newTally(),
  questions: newTally(),
  persons: 0,
  deadlines: 0,
});

/** Only facts count; the engine does not assert suggestions. */
export function addScores(scores: MeetingScores, gold: Meeting, found: Found): void {
  const items = found.actionItems.filter(isFact).map((item) => ({ ...item, text: item.title }));
  const pairs = matchPairs(gold.items, items, { least: TITLE_LEAST, byEvidence: true });
  const titled = matchPairs(gold.items, items, { least: TITLE_LEAST, byEvidence: false });
  count(scores.tasks, pairs.length, gold.items.length, items.length);
  count(scores.titles, titled.length, gold.items.length, items.length);
  for (const [i, j] of pairs) {
    const wanted = gold.items[i];
    const item = items[j];
    if (!(wanted && item)) continue;
    if (sameAssignee(item.assignee, wanted.assignees)) scores.persons += 1;
    if (wanted.deadlines.includes(item.deadline)) scores.deadlines += 1;
  }
  countStatements(scores.decisions, gold.decisions, found.decisions.filter(isFact));
  countStatements(scores.questions, gold.questions, found.openQuestions.filter(isFact));
}

function countStatements(tally: Tally, gold: readonly Scored[], found: readonly Scored[]): void {
  const pairs = matchPairs(gold, found, { least: STATEMENT_LEAST, byEvidence: false });
  count(tally, pairs.length, gold.length, found.length);
}

function count(tally: Tally, right: number, wanted: number, found: number): void {
  addTo(tally, { right, wanted, found });
}
