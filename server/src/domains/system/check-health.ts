import { Failure } from '@hopgon/contract/failure';
import type { World } from '../../platform/world.ts';

/** Whether the process is about to stop; the migrations ran before it began to listen. */
export interface Readiness {
  readonly stopping: boolean;
}

type Part = 'ok' | 'failing';

export async function checkHealth(
  world: Pick<World, 'database' | 'jobs'>,
  readiness: Readiness,
): Promise<{ ready: boolean; database: Part; migrations: Part; jobs: Part }> {
  if (readiness.stopping) throw new Failure('not_ready');
  const database = await world.database.ping().then(
    () => 'ok' as const,
    () => 'failing' as const,
  );
  const jobs = world.jobs.healthy() ? 'ok' : 'failing';
  if (database === 'failing' || jobs === 'failing') throw new Failure('not_ready');
  return { ready: true, database, migrations: 'ok', jobs };
}
