import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import type { FastifyInstance } from 'fastify';
import { readMailBacklog } from '../mail/read-mail-backlog.ts';
import { redisState } from '../redis/redis-state.ts';
import type { World } from '../world.ts';
import type { countRequests } from './count-requests.ts';
import { type Metric, metricsText } from './metrics-text.rules.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const gauge = (name: string, help: string, value: number): Metric => ({
  ...{ name, help, type: 'gauge', samples: [{ value }] },
});

const stateGauge = (name: string, help: string, states: readonly string[], state: string): Metric => ({
  ...{ name, help, type: 'gauge' },
  samples: states.map((known) => ({ labels: { state: known }, value: Number(known === state) })),
});

function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const seconds = (user + system) / 1e6;
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of this process.',
      type: 'counter',
      samples: [{ value: seconds }],
    },
    gauge('process_resident_memory_bytes', 'Resident memory of this process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    gauge('process_start_time_seconds', 'When this process started.', Date.now() / 1000 - process.uptime()),
  ];
}

type Watched = Pick<
  World,
  'backups' | 'clock' | 'database' | 'disk' | 'jobs' | 'mailHealth' | 'redis' | 'replica'
>;

/** `GET /metrics` in Prometheus' text format for the holder of the token; 404 for all others. */
export function serveMetrics(
  server: FastifyInstance,
  token: string,
  requests: ReturnType<typeof countRequests>,
  { backups, clock, database, disk, jobs, mailHealth, redis, replica }: Watched,
): void {
  const wanted = digest(`Bearer ${token}`);
  server.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new Failure('not_found');
    const mails = await readMailBacklog(database.trusted({}).db, clock.now()).catch(() => null);
    const text = metricsText([
      requests.metric(),
      ...processMetrics(),
      gauge('hopgon_database_up', 'Whether the database answers.', Number(mails !== null)),
      gauge('hopgon_jobs_up', 'Whether jobs are worked on.', Number(jobs.healthy())),
      stateGauge('hopgon_disk', 'Free disk space.', ['ok', 'low', 'full'], disk.state()),
      stateGauge('hopgon_backups', 'Backups.', ['off', 'ok', 'late'], backups.state()),
      stateGauge('hopgon_mail', 'The mail server.', ['files', 'ok', 'failing'], mailHealth.state()),
      stateGauge('hopgon_redis', 'Redis, where there is one.', ['off', 'ok', 'failing'], redisState(redis)),
      stateGauge(
        'hopgon_replica',
        'The streaming replica, where there is one.',
        ['off', 'ok', 'failing'],
        replica?.state() ?? 'off',
      ),
      ...(mails === null
        ? []
        : [
            gauge('hopgon_mails_late', 'Mails tried in vain for more than ten minutes.', mails.late),
            gauge('hopgon_mails_failed', 'Mails given up in the last 24 hours.', mails.failed),
          ]),
    ]);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(text);
  });
}
