import type { MeetingUpdate } from './build-update-plan.ts';
import type { MeetingRow } from './meetings.store.ts';

/** What is asked for, else what was there. */
export const mergeMeetingValues = (before: MeetingRow, input: MeetingUpdate) => ({
  title: input.title ?? before.title,
  kind: input.kind ?? before.kind,
  goal: input.goal ?? before.goal,
  type: input.type ?? before.type,
  starts_at: input.startsAt === undefined ? before.starts_at : new Date(input.startsAt),
  ends_at: input.endsAt === undefined ? before.ends_at : new Date(input.endsAt),
  location: input.location ?? before.location,
  visibility: input.visibility ?? before.visibility,
});
