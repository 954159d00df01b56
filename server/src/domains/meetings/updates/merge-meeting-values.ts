import type { updateMeeting as route } from '@hopgon/contract/meetings/routes';
import type { BodyOf } from '@hopgon/contract/route';
import type { MeetingRow } from '../core/meetings.store.ts';

type Body = BodyOf<typeof route>;
/** What a meeting shall be, on the version the caller saw. */
export type MeetingUpdate = Omit<Body, 'allowClashes' | 'makeJoinUrl'> &
  Partial<Pick<Body, 'allowClashes' | 'makeJoinUrl'>>;

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
