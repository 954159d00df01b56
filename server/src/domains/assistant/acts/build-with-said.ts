import type { CardChange } from '@hopgon/contract/chat/changes';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { ParsedTurn } from '../parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { noCardWords } from '../shared/card-words.rules.ts';
import { noChange } from '../shared/no-change.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';
import { buildAct } from './build-act.ts';
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
  const isAnswer = (act.kind === 'respond' || act.kind === 'come-late') && words.late !== null;
  const outcome = await buildAct(world, scope, context, { ...act, beside: [] });
  if (outcome.kind !== 'change') return outcome;
  const change = await withSaid(world, scope, context, outcome.change, { words, message });
  // What is said of being late stands on the card, and not beside it.
  return { ...outcome, change: withBeside(change, isAnswer ? [] : (act.beside ?? [])) };
}

async function withSaid(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: CardChange,
  { words, message }: Pick<ParsedTurn, 'words' | 'message'>,
): Promise<CardChange> {
  const late = change.kind === 'answer' && change.answer !== 'declined' ? words.late : null;
  const reason = late !== null || change.kind === 'task-change' ? words.reason : '';
  if (late === null && reason === '') return change;
  const answer = await applyWords(world, scope, context, change, {
    ...{ spoken: noChange, words: { ...noCardWords, late, reason } },
    ...{ part: null, message, goal: '' },
  });
  return answer?.kind === 'changed' ? answer.change : change;
}
