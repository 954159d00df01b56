import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const ping = defineRoute({
  method: 'GET',
  path: '/api/health/ping',
  summary: 'The process is alive',
  access: 'public',
  reply: z.object({ alive: z.literal(true) }),
  failures: [],
});

const Part = z.enum(['ok', 'failing']);

export const health = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary:
    'Database, migrations and jobs are ready; 503 when not, or while stopping. While `disk` is `full` changes are refused and reading goes on',
  access: 'public',
  reply: z.object({
    ready: z.boolean(),
    database: Part,
    migrations: Part,
    jobs: Part,
    disk: z.enum(['ok', 'low', 'full']),
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
  'polls',
  'transcripts',
  'readings',
  'action-items',
  'notifications',
  'chat',
] as const;
export type WakeTopic = (typeof wakeTopics)[number];

export const events = defineRoute({
  method: 'GET',
  path: '/api/events',
  summary:
    'Stream of wake-ups: `event: wake`, `data: {"topics":[…]}`; `event: resync` when some may have been missed; `Last-Event-ID` takes the id of an event, or `X-Last-Event-ID` of a reply',
  access: 'signed-in',
  stream: 'always',
  reply: z.object({}),
  failures: [],
});
