import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ActOutcome } from './acts/act-outcome.rules.ts';
import { type DialogueAnswer, type DialogueStep, finishAct } from './dialogue-step.rules.ts';
import type { AssistantWorld, SaidBeside } from './respond-to-parsed.ts';
import { searchInstead } from './search-instead.ts';

/** A message and the conversation before it, with what answers it. */
export interface Step extends DialogueStep {
  readonly world: AssistantWorld;
  readonly scope: CompanyScope;
  /** What words beside a request say of it. */
  readonly beside: SaidBeside;
}

/** The result of an act; where nothing is called so, what was said of it instead. */
export async function searchOrFinish(
  step: Step,
  outcome: ActOutcome,
  act: SpokenAct | null,
): Promise<DialogueAnswer> {
  const isUnfound = outcome.kind !== 'change' && outcome.isUnfound === true;
  return (
    (isUnfound ? await searchInstead(step.world, step.scope, step, step.beside) : null) ??
    finishAct(step, outcome, act)
  );
}
