import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DailyTask } from './jobs.ts';
import { queueOptions } from './queue-options.ts';

interface DailyParts {
  readonly log: { error(fields: object, message: string): void };
  readonly pollSeconds?: number;
}

export const dailyQueue = 'daily';

/** At night where most of the people are; the hour matters little. */
const schedule = { cron: '20 3 * * *', tz: 'Asia/Ho_Chi_Minh', missed: 'once' } as const;
const retries = 3;
const Payload = z.object({ task: z.string() });

/** Tasks that run once a night in one of the processes, by the schedules of pg-boss; each has one, under its name. */
export function createDailyTasks(boss: PgBoss, { log, pollSeconds = 60 }: DailyParts) {
  const tasks = new Map<string, DailyTask>();

  const run = async (name: string): Promise<void> => {
    try {
      await tasks.get(name)?.run();
    } catch (error) {
      log.error({ err: error, task: name }, 'daily task failed');
      throw error;
    }
  };

  const saveSchedules = async (): Promise<void> => {
    for (const { key } of await boss.getSchedules(dailyQueue))
      if (!tasks.has(key)) await boss.unschedule(dailyQueue, key);
    const { cron, ...options } = schedule;
    for (const task of tasks.keys())
      await boss.schedule(dailyQueue, cron, { task }, { ...options, key: task });
  };

  return {
    define: (task: DailyTask): void => void tasks.set(task.name, task),
    start: async (): Promise<void> => {
      await boss.createQueue(dailyQueue);
      await boss.updateQueue(dailyQueue, queueOptions(retries));
      await saveSchedules();
      await boss.work<unknown>(dailyQueue, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
        for (const { data } of jobs) await run(Payload.parse(data).task);
      });
    },
  };
}
