import type { Answer, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/database/scope.ts';

/** Somebody a meeting can write to; a guest has no `userId`. */
export interface MeetingMailbox {
  readonly userId: string | null;
  readonly name: string;
  readonly address: string;
  readonly role: ParticipantRole;
  readonly answer: Answer;
}

/** Everyone of a meeting, people of the company first; who left the company stays on a meeting that was held and gets no mail. */
export async function listMailboxes(scope: Scope, meetingId: string): Promise<MeetingMailbox[]> {
  const found = sql<MeetingMailbox>`
    select p.user_id as "userId", u.display_name as name, u.email as address, p.role, p.answer
    from meeting_participants p join users u on u.id = p.user_id
      join memberships b on b.company_id = p.company_id and b.user_id = p.user_id and b.status = 'active'
    where p.meeting_id = ${meetingId}
    union all
    select null, g.name, g.email, g.role, g.answer from meeting_guests g where g.meeting_id = ${meetingId}`;
  return (await found.execute(scope.db)).rows;
}
