import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { ParsedTaskList } from './parse/parsed-message.rules.ts';
import { answer, mostSpokenOf, type ParsedAnswer } from './parsed-answer.rules.ts';
import { planTasks, type TasksPlan } from './plan/plan-tasks.rules.ts';
import { renderTasks } from './render/render-tasks.rules.ts';
import { resolveTasks } from './resolve/resolve-tasks.ts';

/** Open tasks of the caller, of somebody, or of all that the caller may see. */
export async function respondWithTaskList(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedTaskList,
): Promise<ParsedAnswer> {
  const plan = planTasks(asked, await resolveTasks(world, scope, asked), scope.actor.userId);
  const shown = shownIn(plan);
  // Whose tasks these are was spoken of.
  const userIds = [...new Set(shown.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const mentions = {
    itemIds: shown.slice(0, mostSpokenOf).map(({ id }) => id),
    ...(asked.kind !== 'own-tasks' && userIds.length === 1 && { userIds }),
  };
  return { ...answer(renderTasks(plan), mentions), isUnfound: plan.kind === 'unknown-person' };
}

/** The tasks that an answer lists, in its order. */
function shownIn(plan: TasksPlan): readonly ActionItem[] {
  if (plan.kind === 'ask-person' || plan.kind === 'unknown-person') return [];
  if (plan.kind === 'given') return plan.items.length > 0 ? plan.items : plan.all;
  return plan.kind === 'among' && plan.items.length === 0 ? plan.others : plan.items;
}
