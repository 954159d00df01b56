import { z } from 'zod';

/** Minutes before the start: at most five, two weeks at the farthest. */
export const ReminderMinutes = z
  .array(z.int().min(1).max(20_160))
  .max(5)
  .overwrite((minutes) => [...new Set(minutes)].sort((left, right) => left - right));

/** The default of a person who has chosen nothing: half an hour and a day before. */
export const usualReminderMinutes: readonly number[] = [30, 1440];

export const ReminderHabits = z.object({
  /** Before each meeting that has no choice of its own. */
  minutes: z.array(z.int()),
});
export type ReminderHabits = z.infer<typeof ReminderHabits>;

export const MeetingReminder = z.object({
  minutes: z.array(z.int()),
  /** Whether these were chosen for this meeting; otherwise they are the person's usual ones. */
  own: z.boolean(),
});
export type MeetingReminder = z.infer<typeof MeetingReminder>;
