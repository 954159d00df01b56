import type { ModelState } from '@hopgon/contract/models/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { findModel } from './find-model.ts';
import { modelsPolicy } from './models.policy.ts';
import { hostOf, isThisMachine } from './models.rules.ts';
import { modelsStore } from './models.store.ts';

/** The model that answers in chat, and what the caller chose of it; another address asks again. */
export async function readModelState(
  world: Pick<World, 'config' | 'log'>,
  scope: CompanyScope,
): Promise<ModelState> {
  const model = await findModel(world, scope, 'chat');
  const { role } = await scope.entry();
  const can = { edit: modelsPolicy.manage(role) === null };
  if (!model) return { chat: null, can };
  const { baseUrl, model: name } = model.access;
  const notice = await modelsStore.findNotice(scope.db, scope.actor.userId);
  return {
    chat: {
      model: name,
      host: hostOf(baseUrl),
      isThisMachine: isThisMachine(baseUrl),
      choice: notice?.base_url === baseUrl ? notice.choice : null,
    },
    can,
  };
}
