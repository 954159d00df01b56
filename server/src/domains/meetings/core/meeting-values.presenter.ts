import type { Described } from '../history/history.rules.ts';
import type { MeetingValues } from './meetings.store.ts';

export const describeMeeting = (row: MeetingValues, room: string | null): Described => ({
  title: row.title,
  kind: row.kind,
  goal: row.goal,
  type: row.type,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  location: row.location,
  joinUrl: row.join_url,
  room,
  visibility: row.visibility,
});
