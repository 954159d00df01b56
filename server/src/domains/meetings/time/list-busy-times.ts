import { Failure } from '@hopgon/contract/failure';
import type { listBusyTimes as route } from '@hopgon/contract/meetings/busy/routes';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { longestMeeting } from '../core/meetings.rules.ts';
import { busyPolicy } from '../meetings.policy.ts';
import { listHiddenBookings, listHiddenMeetings } from './busy.store.ts';
import { longestBusySpan } from './busy-span.rules.ts';

/**
 * When people, rooms or the company are taken up by meetings the caller may not see: times and nothing else. Of a person
 * or a room every colleague may know them; of all private meetings, those who run the company.
 */
export async function listBusyTimes(
  scope: CompanyScope,
  query: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const from = new Date(query.from);
  const to = new Date(query.to);
  if (to <= from) throw new Failure('meeting_end_before_start');
  if (to.getTime() - from.getTime() > longestBusySpan) throw new Failure('meeting_too_long');
  const startsAfter = new Date(from.getTime() - longestMeeting);
  const wanted = { viewerId: scope.actor.userId, from, startsAfter, to };
  const subjectId = query.personId ?? query.roomId;
  const rows = await scope.transaction(async (tx) => {
    if (subjectId !== undefined) return listHiddenBookings(tx.db, subjectId, wanted);
    const { role } = await tx.entry();
    return busyPolicy.seeAll(role) === null ? listHiddenMeetings(tx.db, wanted) : [];
  });
  return {
    busy: rows.map((row) => ({ startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString() })),
  };
}
