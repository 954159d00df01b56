import { LocalDate } from '@hopgon/contract/primitives';
import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Not tried again: what is still due a moment later is queued again. */
export const remindCompany: JobDefinition<Record<string, never>> = {
  name: 'reminders.remind',
  data: z.object({}).strict(),
  retries: 0,
};

export const startWeek: JobDefinition<Record<string, never>> = {
  name: 'reminders.start-week',
  data: z.object({}).strict(),
  retries: 0,
};

export const greetCompany: JobDefinition<{ day: string }> = {
  name: 'reminders.greet',
  data: z.object({ day: LocalDate }),
  retries: 0,
};
