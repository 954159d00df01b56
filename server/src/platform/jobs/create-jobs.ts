import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { ClientConfig } from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Scope } from '../database/scope.ts';
import type { JobScope, Scopes } from '../tenancy/scopes.ts';
import { createDailyTasks, dailyQueue } from './create-daily-tasks.ts';
import { jobsSchema } from './install-jobs-schema.ts';
import type { JobDefinition, JobFacts, Jobs } from './jobs.ts';
import { queueOptions } from './queue-options.ts';

interface JobsParts {
  readonly scopes: Pick<Scopes, 'job'>;
  /** The app role's login; two connections of it are used. */
  readonly appConfig: ClientConfig;
  readonly log: { error(fields: object, message: string): void };
  readonly pollSeconds?: number;
}

/** The worker of a queue; the definition's schema validates each payload. */
interface Worker {
  readonly name: string;
  readonly retries: number;
  readonly longestMinutes: number | undefined;
  readonly sideBySide: NonNullable<JobDefinition<unknown>['sideBySide']>;
  readonly run: (payload: unknown) => Promise<void>;
}

const Payload = z.object({ companyId: z.guid(), data: z.unknown() });

/** Defaults of a definition. */
const usual = { inAll: 2, ofCompany: 2 };
/** Only what another process queued, or what is tried again, waits for a poll. */
const usualPollSeconds = 5;
/** Seconds; pg-boss allows no more. */
const slowestCron = 45;

function openBoss({ appConfig, log, pollSeconds }: JobsParts): PgBoss {
  const boss = new PgBoss({
    ...appConfig,
    max: 2,
    schema: jobsSchema,
    // The owner made the schema; this role only uses it, so nothing here may change indexes or tables.
    migrate: false,
    schedule: true,
    cronWorkerIntervalSeconds: Math.min(pollSeconds ?? usualPollSeconds, slowestCron),
    reindex: false,
    monitorVacuum: false,
    // No job depends on other jobs.
    flowIntervalSeconds: 60 * 60,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return boss;
}

/** The statement joins whatever transaction the scope is in. */
const through = (scope: Scope) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await scope.db.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

async function dropWaiting(boss: PgBoss, name: string, data: object, db: ReturnType<typeof through>) {
  const waiting = await boss.findJobs(name, { data, queued: true, db });
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await boss.deleteJob(name, ids, { db });
}

/** Jobs kept in PostgreSQL by pg-boss. A job queued by this process starts as soon as its transaction has committed. */
export function createJobs(parts: JobsParts): Jobs {
  const boss = openBoss(parts);
  const workers = new Map<string, Worker>();
  const watchers: ((facts: JobFacts) => void)[] = [];
  const daily = createDailyTasks(boss, parts);
  let running = false;

  const take = async (worker: Worker): Promise<void> => {
    await boss.createQueue(worker.name);
    // Also for a queue that an earlier version of the program made.
    await boss.updateQueue(worker.name, queueOptions(worker.retries, worker.longestMinutes));
    const options = {
      pollingIntervalSeconds: parts.pollSeconds ?? usualPollSeconds,
      localConcurrency: worker.sideBySide.inAll,
      localGroupConcurrency: worker.sideBySide.ofCompany,
    };
    await boss.work<unknown>(worker.name, options, async (jobs) => {
      try {
        for (const job of jobs) await watched(watchers, worker, job.data);
      } finally {
        // Fetches the next waiting job at once.
        wake(worker.name);
      }
    });
  };

  const wake = (queue: string): void => {
    for (const { id, name } of boss.getWipData()) if (name === queue) boss.notifyWorker(id);
  };

  return {
    define(job, work) {
      if (workers.has(job.name)) throw new Error(`job ${job.name} is defined twice`);
      workers.set(job.name, defineWorker(parts, job, work));
    },
    defineDaily: daily.define,
    watch: (watcher) => void watchers.push(watcher),
    async send(scope, job, companyId, data, when) {
      const payload = { companyId, data: job.data.parse(data) };
      const db = through(scope);
      if (when?.replaces) await dropWaiting(boss, job.name, payload, db);
      const group = { id: companyId };
      await boss.send(job.name, payload, { db, group, ...(when && { startAfter: when.startAfter }) });
      scope.afterCommit(() => wake(job.name));
    },
    async start() {
      await boss.start();
      // One after the other: all at once, the last would wait too long for one of two connections on a busy machine.
      for (const worker of workers.values()) await take(worker);
      await daily.start();
      running = true;
    },
    async stop(withinMs) {
      running = false;
      const ended = Promise.allSettled([...workers.keys(), dailyQueue].map((name) => boss.offWork(name)));
      await Promise.race([ended, delay(withinMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
    healthy: () => running && isHealthy(boss.getWipData()),
  };
}

interface WorkerTimes {
  readonly lastErrorOn: number | null;
  readonly lastFetchedOn: number | null;
}

/**
 * Whether anything was fetched since the last error. One success speaks for all workers: some look once a minute, and after an
 * outage of a second the process would say for as long that it is not ready.
 */
export function isHealthy(workers: readonly WorkerTimes[]): boolean {
  const newest = (times: readonly (number | null)[]) => Math.max(0, ...times.map((time) => time ?? 0));
  return (
    newest(workers.map(({ lastErrorOn }) => lastErrorOn)) <=
    newest(workers.map(({ lastFetchedOn }) => lastFetchedOn))
  );
}

async function watched(
  watchers: readonly ((facts: JobFacts) => void)[],
  { name, run }: Worker,
  payload: unknown,
): Promise<void> {
  const began = performance.now();
  let isFailed = true;
  try {
    await run(payload);
    isFailed = false;
  } finally {
    const milliseconds = performance.now() - began;
    for (const watch of watchers) watch({ name, milliseconds, isFailed });
  }
}

function defineWorker<T>(
  { scopes, log }: JobsParts,
  job: JobDefinition<T>,
  work: (scope: JobScope, data: T) => Promise<void>,
): Worker {
  return {
    name: job.name,
    retries: job.retries,
    longestMinutes: job.longestMinutes,
    sideBySide: job.sideBySide ?? usual,
    run: async (payload) => {
      try {
        const { companyId, data } = Payload.parse(payload);
        await work(scopes.job(companyId), job.data.parse(data));
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
    },
  };
}
