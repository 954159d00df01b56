import type { ModelSettings } from '@hopgon/contract/models/schemas';
import type { SystemStatus } from '@hopgon/contract/system/status/schemas';
import { readProductVersion } from '../../platform/config/product-version.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readFailedMailCount } from '../email/read-failed-mail-count.ts';
import { readModelSettings } from '../models/read-model-settings.ts';

function modelState({ mode, lastTest }: ModelSettings): SystemStatus['model'] {
  if (mode === 'off') return 'off';
  if (!lastTest) return 'untested';
  return lastTest.answers.ok ? 'ok' : 'failing';
}

/** The state of each part, with what it means for the company of the owner who asks and for no other. */
export async function readSystemStatus(
  world: Pick<World, 'backups' | 'clock' | 'config' | 'disk' | 'jobs' | 'mailHealth'>,
  scope: CompanyScope,
): Promise<SystemStatus> {
  const failedMails = await readFailedMailCount(scope);
  const model = await readModelSettings(world, scope);
  const { lastBackupAt, lastTrial } = world.backups.facts();
  return {
    checkedAt: world.clock.now().toISOString(),
    version: readProductVersion(),
    // It answered just now.
    database: 'ok',
    jobs: world.jobs.healthy() ? 'ok' : 'failing',
    mail: world.mailHealth.state(),
    disk: world.disk.state(),
    backups: world.backups.state(),
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
    lastTrial: lastTrial && { ...lastTrial, at: lastTrial.at.toISOString() },
    model: modelState(model),
    modelTestedAt: model.lastTest?.at ?? null,
    failedMails,
  };
}
