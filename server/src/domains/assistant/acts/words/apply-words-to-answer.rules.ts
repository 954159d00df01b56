import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CardWords } from '../../shared/card-words.rules.ts';
import type { CardAnswer } from './card-answer.rules.ts';

type AnswerChange = Extract<SingleChange, { kind: 'answer' }>;
type Cancellation = Extract<SingleChange, { kind: 'meeting-cancel' }>;

/** Another answer to an invitation, or the words that go with it. */
export function applyWordsToAnswer(
  change: AnswerChange,
  { answer: said, reason }: CardWords,
): CardAnswer | null {
  const answer = said ?? change.answer;
  const why = reason || (said === null ? change.reason : '');
  if (answer === change.answer && why === change.reason) return null;
  return { kind: 'changed', change: { ...change, answer, reason: why, warnings: [] } };
}

/** Why a meeting is cancelled. */
export const applyWordsToCancellation = (change: Cancellation, { reason }: CardWords): CardAnswer | null =>
  reason === '' || reason === change.reason ? null : { kind: 'changed', change: { ...change, reason } };
