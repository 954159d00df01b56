import { Failure } from '@hopgon/contract/failure';
import type { ModelState, NoticeChoice } from '@hopgon/contract/models/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { findModel } from './find-model.ts';
import { modelsStore } from './models.store.ts';
import { readModelState } from './read-model-state.ts';

/** Records whether a person lets their messages go to the model. */
export function saveNoticeChoice(
  world: Pick<World, 'clock' | 'config' | 'hub' | 'log'>,
  scope: CompanyScope,
  choice: NoticeChoice,
): Promise<ModelState> {
  return scope.transaction(async (tx) => {
    await tx.entry();
    const model = await findModel(world, tx, 'chat');
    if (!model) throw new Failure('model_off');
    const { userId } = tx.actor;
    await modelsStore.saveNotice(tx.db, {
      company_id: model.companyId,
      user_id: userId,
      base_url: model.access.baseUrl,
      choice,
      chosen_at: world.clock.now(),
    });
    tx.afterCommit(() => world.hub.wake({ userIds: [userId], topics: ['company'] }));
    return readModelState(world, tx);
  });
}
