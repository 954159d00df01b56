import type { Found } from '@hopgon/contract/search/schemas';
import { toInstant } from '../../platform/clock/to-instant.rules.ts';
import type { FoundRows } from './search.store.ts';

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
    startsAt: toInstant(row.starts_at),
    endsAt: toInstant(row.ends_at),
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
  chats: (chats ?? []).map((row) => ({ id: row.id, title: row.title, updatedAt: toInstant(row.updated_at) })),
});
