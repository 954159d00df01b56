import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { World } from '../../platform/world.ts';
import type { NearMeeting } from './reminder-words.rules.ts';
import type { NearMeetingRow } from './reminders.store.ts';

export const renderNearMeeting = (world: Pick<World, 'config'>, row: NearMeetingRow): NearMeeting => ({
  companyName: row.company_name,
  title: titleOutside(row),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  readerZone: row.company_zone,
  location: row.visibility === 'closed' ? '' : row.location || (row.room_name ?? ''),
  joinUrl: row.visibility === 'closed' ? '' : row.join_url,
  link: `${world.config.publicUrl}/meetings/${row.id}`,
});
