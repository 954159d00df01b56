import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { type Backups, noBackups } from './backup/service/backups.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/read-config.ts';
import { openDatabase } from './database/database.ts';
import { createBus } from './events/bus.ts';
import { newId } from './ids/ids.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { markAppSecret } from './keys/mark-app-secret.ts';
import { createCountsWithFallback } from './limits/counts-with-fallback.ts';
import { createDatabaseCounts } from './limits/database-counts.ts';
import { createLimiter } from './limits/limiter.ts';
import { createRedisCounts } from './limits/redis-counts.ts';
import { createMailHealth } from './mail/mail-health.ts';
import { openModelThread } from './models/open-model-thread.ts';
import { createPushSender, type PushNetwork } from './push/push-sender.ts';
import { createVapid } from './push/vapid.ts';
import { createHub, microseconds } from './realtime/hub.ts';
import { peersByDatabase } from './realtime/peer-connection.ts';
import { createPeers } from './realtime/peers.ts';
import { peersByRedis } from './realtime/redis-peer-connection.ts';
import { createRedis } from './redis/redis.ts';
import { openReplica } from './replica/replica.ts';
import { watchDiskSpace } from './storage/disk-space.ts';
import { openStorage } from './storage/open-storage.ts';
import { fileFolders } from './storage/storage.ts';
import { withoutRemoval } from './storage/without-removal.ts';
import { type AccessPolicy, createScopes } from './tenancy/scopes.ts';
import { createTools } from './tools/create-tools.ts';

export interface WorldParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** How the role that serves logs in. */
  readonly appConfig: pg.PoolConfig;
  /** The same role straight at the server, where `appConfig` goes through a pooler. */
  readonly listenConfig?: pg.ClientConfig;
  /** The data folder of the database, if it is on a local disk. */
  readonly databaseFolder?: string | null;
  /** How much room a folder's disk has, in bytes. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Where push messages may go; the public internet unless a test has its push service on this machine. */
  readonly pushNetwork?: PushNetwork;
  /** None unless given. */
  readonly backups?: Backups;
}

const StoredKey = z.object({
  folder: z.enum(fileFolders),
  id: z.string(),
});

/** Dependencies of the use cases of every domain; the composition root adds those only some domains need. */
export function createWorld(parts: WorldParts, mayUse: AccessPolicy) {
  const { config, clock, log, appConfig, databaseFolder = null, freeBytes, pushNetwork } = parts;
  const { backups = noBackups, listenConfig = appConfig } = parts;
  const database = openDatabase({
    ...appConfig,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
    onLateError: (error) => log.error({ err: error }, 'failed after commit'),
  });
  const scopes = createScopes(database, clock, mayUse);
  const replica = config.databaseReplicaUrl
    ? openReplica({
        ...{ primary: appConfig, clock, mayUse, log },
        config: { connectionString: config.databaseReplicaUrl },
      })
    : null;
  const redis = config.redisUrl
    ? { url: config.redisUrl, connection: createRedis({ url: config.redisUrl, log }) }
    : null;
  const databaseCounts = createDatabaseCounts({ config: appConfig, log });
  const epoch = randomBytes(6).toString('hex');
  const peers = createPeers({
    ...{ epoch, mark: markAppSecret(config.appSecret), log, now: microseconds },
    carrier: redis ? peersByRedis(redis.connection, redis.url) : peersByDatabase(listenConfig),
  });
  peers.on('file-stored', (key) => backups.keepFile(StoredKey.parse(key)));
  peers.onGap(() => backups.findFiles());
  const storage = openStorage(config, (key) => {
    backups.keepFile(key);
    // Another process may be the one that makes the backups.
    peers.send('file-stored', { ...key });
  });
  const folders = databaseFolder === null ? [config.dataDir] : [config.dataDir, databaseFolder];
  return {
    config,
    clock,
    log,
    newId,
    database,
    scopes,
    bus: createBus(),
    peers,
    replica,
    hub: createHub({
      ...{ epoch, now: microseconds, peers },
      onWake: ({ companyId, userIds = [] }) =>
        replica?.addChange(companyId === undefined ? userIds : [companyId, ...userIds]),
    }),
    redis: redis?.connection ?? null,
    limiter: createLimiter({
      clock,
      counts: redis
        ? createCountsWithFallback({
            ...{ first: createRedisCounts(redis.connection), isFirstOpen: redis.connection.isOpen },
            ...{ second: databaseCounts, log },
          })
        : databaseCounts,
    }),
    push: config.webPush && !config.isCopy ? createPushSender(createVapid(config), pushNetwork) : null,
    backups,
    mailHealth: createMailHealth(config.smtpUrl !== undefined),
    storage: config.isCopy ? withoutRemoval(storage) : storage,
    disk: watchDiskSpace({ folders, log, ...(freeBytes && { freeBytes }) }),
    tools: createTools(scopes),
    models: openModelThread(config.models.times),
    jobs: createJobs({ scopes, appConfig, log }),
  };
}
