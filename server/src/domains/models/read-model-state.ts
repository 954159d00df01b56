import type { ModelState } from '@hopgon/contract/models/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { type CompanyModel, findModel } from './find-model.ts';
import { modelsPolicy } from './models.policy.ts';
import { hostOf, isThisMachine } from './models.rules.ts';
import { modelsStore } from './models.store.ts';

/** The models that answer in chat and read transcripts, and what the caller chose of the first; another address asks again. */
export async function readModelState(
  world: Pick<World, 'config' | 'log'>,
  scope: CompanyScope,
): Promise<ModelState> {
  const chat = await findModel(world, scope, 'chat');
  const readings = await findModel(world, scope, 'readings');
  const { role } = await scope.entry();
  const notice = chat && (await modelsStore.findNotice(scope.db, scope.actor.userId));
  return {
    chat: chat && {
      ...presentAddress(chat),
      choice: notice && notice.base_url === chat.access.baseUrl ? notice.choice : null,
    },
    readings: readings && presentAddress(readings),
    can: { edit: modelsPolicy.manage(role) === null },
  };
}

const presentAddress = ({ access: { model, baseUrl } }: CompanyModel) => ({
  model,
  host: hostOf(baseUrl),
  isThisMachine: isThisMachine(baseUrl),
});
