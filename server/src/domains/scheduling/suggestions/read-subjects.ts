import { Failure } from '@hopgon/contract/failure';
import type { TimeSearch } from '@hopgon/contract/scheduling/schemas';
import { day } from '../../../platform/clock/durations.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listBusy } from './busy.store.ts';
import type { Subject } from './candidates.rules.ts';
import { furtherDays } from './explain-nothing.rules.ts';

/** The people and the room of a search, in the order asked, with what they have planned in its range and a little beyond. */
export async function readSubjects(scope: CompanyScope, search: TimeSearch): Promise<Subject[]> {
  const roomId = search.roomId ?? null;
  const rows = await listBusy(scope.db, {
    viewerId: scope.actor.userId,
    userIds: search.people.map(({ userId }) => userId),
    roomId,
    // Whole weeks, for the hours of meetings in them are counted.
    from: new Date(Date.parse(search.from) - 7 * day),
    to: new Date(Date.parse(search.to) + (furtherDays + 7) * day),
    exceptMeetingId: search.exceptMeetingId ?? null,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wanted = [
    ...search.people.map(({ userId: id, required }) => ({
      id,
      required,
      missing: 'participant_not_member' as const,
    })),
    ...(roomId === null ? [] : [{ id: roomId, required: true, missing: 'room_not_found' as const }]),
  ];
  return wanted.map(({ id, required, missing }) => {
    const found = byId.get(id);
    if (!found) throw new Failure(missing);
    const { kind, name, starts, ends } = found;
    const busy = starts.map((start, place) => ({ start, end: ends[place] ?? start }));
    return { id, kind, name, required, busy };
  });
}
