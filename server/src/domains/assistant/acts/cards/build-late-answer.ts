import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import type { CardAnswer } from '../words/card-answer.rules.ts';
import { buildLateNotice } from './build-late-notice.ts';

type AnswerChange = Extract<SingleChange, { kind: 'answer' }>;

interface Late {
  readonly minutes: number;
  readonly reason: string;
}

/** An answer to an invitation with a letter that says how late one joins: both are confirmed together. */
export async function buildLateAnswer(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  answer: AnswerChange,
  { minutes, reason }: Late,
): Promise<CardAnswer> {
  const act = { kind: 'come-late', words: '', times: [], people: [], minutes, arrives: '', reason } as const;
  const letter = await buildLateNotice(world, scope, { ...context, chosenId: answer.meetingId }, act);
  // The letter says why.
  const isComing = answer.answer === 'accepted' || answer.answer === 'declined';
  const comes = isComing ? { ...answer, answer: 'accepted' as const, reason: '' } : answer;
  // Who leads the meeting writes to nobody.
  if (letter.kind !== 'change' || letter.change.kind === 'several') return withNotice(letter, comes);
  return { kind: 'changed', change: { kind: 'several', changes: [comes, letter.change] } };
}

const withNotice = (letter: ActOutcome, answer: AnswerChange): CardAnswer =>
  letter.kind === 'say'
    ? { kind: 'changed', change: { ...answer, warnings: [letter.reply.content] } }
    : letter;
