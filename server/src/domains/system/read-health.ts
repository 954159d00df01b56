import { Failure } from '@hopgon/contract/failure';
import type { ReplyOf } from '@hopgon/contract/route';
import type { health } from '@hopgon/contract/system/routes';
import { redisState } from '../../platform/redis/redis-state.ts';
import type { World } from '../../platform/world.ts';

/** Whether the process is about to stop; the migrations ran before it began to listen. */
export interface Readiness {
  readonly stopping: boolean;
}

export async function readHealth(
  world: Pick<World, 'backups' | 'database' | 'disk' | 'jobs' | 'redis' | 'replica'>,
  readiness: Readiness,
): Promise<ReplyOf<typeof health>> {
  if (readiness.stopping) throw new Failure('not_ready');
  const database = await world.database.ping().then(
    () => 'ok' as const,
    () => 'failing' as const,
  );
  const jobs = world.jobs.healthy() ? 'ok' : 'failing';
  if (database === 'failing' || jobs === 'failing') throw new Failure('not_ready');
  return {
    ready: true,
    database,
    migrations: 'ok',
    jobs,
    disk: world.disk.state(),
    backups: world.backups.state(),
    redis: redisState(world.redis),
    replica: world.replica?.state() ?? 'off',
  };
}
