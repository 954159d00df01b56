import type { CardChange } from '@hopgon/contract/chat/changes';
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

type SaidOfCard = Pick<ParsedTurn, 'words' | 'message'>;

/** The result of an act with what its message says of the card as well: how late one joins, or why a task changes. */
export async function buildWithSaid(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: SpokenAct,
  said: SaidOfCard,
): Promise<ActOutcome> {
  const { beside = [] } = act;
  // What becomes the reason of the card is not beside it.
  const outcome = await buildAct(world, scope, context, { ...act, beside: [] });
  if (outcome.kind !== 'change') return outcome;
  const { change } = outcome;
  const late = lateBy(act, context, change, said);
  const reason = reasonOf(act, change, late, said);
  const isMore = late !== null || reason !== '';
  const answer = isMore
    ? await applyWords(world, scope, context, change, {
        ...{ spoken: noChange, words: { ...noCardWords, late, reason } },
        ...{ part: null, message: said.message, goal: '' },
      })
    : null;
  return { ...outcome, change: withBeside(answer?.kind === 'changed' ? answer.change : change, beside) };
}

function lateBy(act: SpokenAct, { times, place }: ActContext, change: CardChange, { words }: SaidOfCard) {
  if (change.kind !== 'answer' || change.answer === 'declined') return null;
  const arrives = act.kind === 'respond' && act.arrives !== '' ? times[act.arrives] : undefined;
  return words.late ?? minutesLate(localTime(new Date(change.startsAt), place.zone), arrives);
}

function reasonOf(act: SpokenAct, change: CardChange, late: number | null, { words }: SaidOfCard): string {
  if (change.kind === 'task-change')
    return words.reason || (change.isRequest === true ? (act.beside ?? []).join(', ') : '');
  if (late === null) return '';
  return act.kind === 'respond' ? act.reason : words.reason || (act.beside ?? []).join(', ');
}
