import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const ping = defineRoute({
  method: 'GET',
  path: '/api/health/ping',
  summary: 'Check that the process is alive',
  access: 'public',
  reply: z.object({ alive: z.literal(true) }),
  failures: [],
});

const PartState = z.enum(['ok', 'failing']);

export const health = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary: 'Check that database, migrations and jobs are ready',
  description:
    'Answers 503 when one of them is not ready or while the server stops. While `disk` is `full`, changes are refused and reads are answered. `backups` is `late` when the newest backup or the log behind it is too old, or the last trial restore failed. While `redis` is `failing`, changes made at other processes are shown late. While `replica` is `failing`, it does not follow and the primary answers everything.',
  access: 'public',
  reply: z.object({
    ready: z.boolean(),
    database: PartState,
    migrations: PartState,
    jobs: PartState,
    disk: z.enum(['ok', 'low', 'full']),
    backups: z.enum(['off', 'ok', 'late']),
    redis: z.enum(['off', 'ok', 'failing']),
    replica: z.enum(['off', 'ok', 'failing']),
  }),
  failures: ['not_ready'],
});

/** Topics of a wake-up: subscribers read again what they show. */
export const wakeTopics = [
  'me',
  'company',
  'members',
  'meetings',
  'rooms',
  'glossary',
  'polls',
  'transcripts',
  'readings',
  'minutes',
  'live',
  'notes',
  'motions',
  'action-items',
  'notifications',
  'chat',
] as const;
export type WakeTopic = (typeof wakeTopics)[number];

export const events = defineRoute({
  method: 'GET',
  path: '/api/events',
  summary: 'Stream events that say which data changed',
  description:
    'Server-sent events: `event: wake` with `data: {"topics":[…]}`, and `event: resync` when some events may have been missed. `Last-Event-ID` accepts the id of an event, or the `X-Last-Event-ID` of a reply.',
  access: 'signed-in',
  stream: 'always',
  reply: z.object({}),
  failures: [],
});
