import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBalancer } from '../../server/src/testing/balancer.ts';
import { type ProductProcess, startProduct } from '../../server/src/testing/product-process.ts';
import { hasRedisServer, startRedisServer } from '../../server/src/testing/redis-server.ts';
import { startReplicatedPostgres } from '../../server/src/testing/start-replica.ts';
import { urlOf } from '../../server/src/testing/url-of.ts';

/** When a process is killed, Redis and the replica: in the middle of a story. */
const killAfterMs = 12_000;
const killRedisAfterMs = 15_000;
/** As long as a supervisor takes to start Redis again. */
const redisAwayMs = 2_000;
const stopReplicaAfterMs = 20_000;

/**
 * Several processes of the product behind a balancer, on a PostgreSQL with a streaming replica, in place of one server: a story
 * that passes on one passes here while a process, the replica and, where this machine has a redis-server, Redis die.
 */
export async function startCluster(
  count: number,
  { PORT, PUBLIC_URL, ...environment }: Readonly<Record<string, string>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-cluster-'));
  const { primary, replica, stop } = await startReplicatedPostgres();
  const redis = hasRedisServer ? await startRedisServer() : null;
  if (!redis) process.stdout.write('Without Redis: this machine has no redis-server.\n');
  const balancer = await startBalancer(Number(PORT));
  // One installation: all processes share the files.
  const shared = {
    ...environment,
    DATA_DIR: folder,
    PUBLIC_URL: PUBLIC_URL ?? balancer.url,
    DATABASE_REPLICA_URL: urlOf(replica.appConfig),
    LOG_LEVEL: 'error',
    ...(redis && { REDIS_URL: redis.url }),
  };
  // The first one migrates.
  const first = await startProduct(primary, folder, shared);
  const others = Array.from({ length: count - 1 }, () => startProduct(primary, folder, shared));
  const products: readonly ProductProcess[] = [first, ...(await Promise.all(others))];
  for (const { url } of products) balancer.add(url);
  const restartRedis = async (): Promise<void> => {
    await redis?.kill();
    await delay(redisAwayMs);
    await redis?.start();
  };
  const timers = [
    setTimeout(() => void restartRedis(), killRedisAfterMs),
    setTimeout(() => void products[1]?.kill(), killAfterMs),
    setTimeout(() => void replica.stop(), stopReplicaAfterMs),
  ];
  return {
    url: shared.PUBLIC_URL,
    dataDir: folder,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await balancer.close();
      for (const { child } of products) child.kill('SIGKILL');
      await stop();
      await redis?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
