import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { type CompanyModel, findModel } from './find-model.ts';
import { modelsStore } from './models.store.ts';

/** The model that may answer this person; null while they have not accepted that their messages go there. */
export async function findChatModel(
  world: Pick<World, 'config' | 'log'>,
  scope: CompanyScope,
): Promise<CompanyModel | null> {
  const model = await findModel(world, scope, 'chat');
  if (!model) return null;
  const notice = await modelsStore.findNotice(scope.db, scope.actor.userId);
  const isAccepted = notice?.choice === 'accepted' && notice.base_url === model.access.baseUrl;
  return isAccepted ? model : null;
}
