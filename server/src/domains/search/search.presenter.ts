import type { Found, FoundSaid } from '@hopgon/contract/search/schemas';
import { quote, replyTo } from './passages.rules.ts';
import type { SaidRow } from './said.store.ts';
import type { FoundRows } from './search.store.ts';

const instant = (moment: string): string => new Date(moment).toISOString();

export const presentFound = ({ people, meetings, items, chats }: FoundRows): Omit<Found, 'said'> => ({
  people: (people ?? []).map((row) => ({
    userId: row.id,
    displayName: row.display_name,
    email: row.email,
    department: row.department,
    position: row.position,
  })),
  meetings: (meetings ?? []).map((row) => ({
    id: row.id,
    title: row.title,
    startsAt: instant(row.starts_at),
    endsAt: instant(row.ends_at),
    timeZone: row.time_zone,
    cancelled: row.cancelled,
  })),
  items: (items ?? []).map((row) => ({
    id: row.id,
    title: row.title,
    state: row.state,
    deadline: row.deadline,
    assigneeName: row.assignee_name,
    meetingId: row.meeting_id,
  })),
  chats: (chats ?? []).map((row) => ({ id: row.id, title: row.title, updatedAt: instant(row.updated_at) })),
});

/** The words of the query are marked where they stand. */
export const presentSaid = (row: SaidRow, query: string, isTyping: boolean): FoundSaid => ({
  meetingId: row.meeting_id,
  meetingTitle: row.title,
  startsAt: row.starts_at.toISOString(),
  timeZone: row.time_zone,
  version: row.version,
  index: row.index,
  speaker: row.speaker,
  startMs: row.start_ms,
  ...quote(row.said, query, isTyping),
  reply: replyTo(row),
});
