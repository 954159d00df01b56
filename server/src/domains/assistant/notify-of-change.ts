import { changeInLines } from '@hopgon/contract/chat/change-in-lines';
import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { buildAct } from './acts/build-act.ts';
import type { DialogueAnswer } from './dialogue-step.rules.ts';
import { mentionsOf } from './dialogue-turn.rules.ts';
import { renderChanges } from './render/render-changes.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';
import { type DialogueState, mergeMentions } from './shared/dialogue-state.rules.ts';
import type { Workplace } from './shared/workplace.rules.ts';

/** "Báo chị Hà biết luôn": a letter that says what the card beside it does. */
export async function notifyOfChange(
  world: ActWorld,
  scope: CompanyScope,
  place: Workplace,
  {
    who,
    change,
    state,
  }: { readonly who: string; readonly change: SingleChange; readonly state: DialogueState },
): Promise<DialogueAnswer> {
  const act = { kind: 'letter', to: who, text: newsOf(change) } as const;
  const outcome = await buildAct(world, scope, { place, state, times: {}, chosenId: null }, act);
  if (outcome.kind !== 'change') return { reply: outcome.reply, state, openCard: 'keep' };
  return {
    reply: renderChanges(outcome.change, ''),
    state: mergeMentions(state, mentionsOf(change)),
    openCard: 'keep',
  };
}

function newsOf(change: SingleChange): string {
  if (change.kind !== 'action-item') return `báo để biết: ${changeInLines(change).join('; ')}`;
  const { title, assignee, when } = change;
  const due = when === '' ? '' : `, hạn ${when}`;
  return `báo để biết: việc “${title}” giao cho ${assignee.displayName}${due}`;
}
