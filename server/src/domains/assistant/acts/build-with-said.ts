import { localTime } from '@hopgon/contract/time/zoned';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { ParsedTurn } from '../parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { noCardWords } from '../shared/card-words.rules.ts';
import { noChange } from '../shared/no-change.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';
import { buildAct } from './build-act.ts';
import { minutesLate } from './late-minutes.rules.ts';
import { withBeside } from './with-beside.rules.ts';
import { applyWords } from './words/apply-words.ts';

/** The result of an act with what its message says of the card as well: how late one joins, or why a later day is asked for. */
export async function buildWithSaid(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: SpokenAct,
  { words, message }: Pick<ParsedTurn, 'words' | 'message'>,
): Promise<ActOutcome> {
  const arrives = act.kind === 'respond' && act.arrives !== '' ? context.times[act.arrives] : undefined;
  const { beside = [] } = act;
  // What becomes the reason of the card is not beside it.
  const outcome = await buildAct(world, scope, context, { ...act, beside: [] });
  if (outcome.kind !== 'change') return outcome;
  const { change } = outcome;
  const late =
    change.kind === 'answer' && change.answer !== 'declined'
      ? (words.late ?? minutesLate(localTime(new Date(change.startsAt), context.place.zone), arrives))
      : null;
  const asksDay = change.kind === 'task-change' && change.isRequest === true;
  const saidWhy = act.kind === 'respond' ? act.reason : words.reason || beside.join(', ');
  const reason = late !== null || asksDay ? saidWhy : '';
  const named = { ...outcome, change: withBeside(change, beside) };
  if (late === null && reason === '') return named;
  const answer = await applyWords(world, scope, context, change, {
    ...{ spoken: noChange, words: { ...noCardWords, late, reason } },
    ...{ part: null, message, goal: '' },
  });
  return answer?.kind === 'changed' ? { ...outcome, change: withBeside(answer.change, beside) } : named;
}
