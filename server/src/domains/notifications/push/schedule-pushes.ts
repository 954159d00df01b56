import { createLoop, type Loop } from '../../../platform/mail/loop.ts';
import type { World } from '../../../platform/world.ts';
import { pushToCompany } from './push.jobs.ts';
import { pushStore } from './push.store.ts';
import { sendDuePushes } from './send-due-pushes.ts';

const every = 10_000;

/** Looks every 10 s which companies have push messages due, and queues a job for each. */
export function schedulePushes(world: World): Loop {
  world.jobs.define(pushToCompany, (scope) => sendDuePushes(world, scope));
  const queueWhatIsDue = async (): Promise<number> => {
    if (!world.push) return every;
    const { db } = world.database.trusted({});
    for (const companyId of await pushStore.companiesToPush(db, world.clock.now())) {
      const scope = world.scopes.job(companyId);
      await scope.transaction((tx) => world.jobs.send(tx, pushToCompany, companyId, {}));
    }
    return every;
  };
  return createLoop({
    work: queueWhatIsDue,
    onError: (error) => world.log.error({ err: error }, 'push messages failed'),
    restAfterError: every,
  });
}
