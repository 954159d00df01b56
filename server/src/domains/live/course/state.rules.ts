import type { LiveState } from '@hopgon/contract/live/schemas';
import { day } from '../../../platform/clock/durations.rules.ts';

interface Course {
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
}

export const stateOf = (course: Course | undefined): LiveState => {
  if (!course?.started_at) return 'waiting';
  return course.ended_at ? 'ended' : 'running';
};

/** The moment for which a meeting is shown: now, or when it ended. */
export const momentOf = (course: Course | undefined, now: Date): Date => course?.ended_at ?? now;

export const mayStartAt = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() <= day;
