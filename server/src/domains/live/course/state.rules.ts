import type { LiveState } from '@hopgon/contract/live/schemas';

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

const day = 24 * 60 * 60 * 1000;

export const mayStartAt = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() <= day;
