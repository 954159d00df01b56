import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { seriesMeetingStore } from '../series/series-meetings.store.ts';
import { endAfter } from './meeting-length.rules.ts';

interface AskedStarts {
  readonly userIds: readonly string[];
  readonly roomId: string | null;
  readonly starts: readonly Date[];
  readonly lengthMs: number;
  readonly timeZone: string;
}

/** At which of these times somebody or something named is taken already; for meetings that are all day people are free. */
export async function listBusyStarts(
  scope: CompanyScope,
  { userIds, roomId, starts, lengthMs, timeZone }: AskedStarts,
): Promise<Date[]> {
  const [first] = starts;
  if (!first) return [];
  const times = { startsAt: first, endsAt: endAfter(first, lengthMs, timeZone), timeZone };
  const subjectIds = [...(isAllDay(times) ? [] : userIds), ...(roomId === null ? [] : [roomId])];
  if (subjectIds.length === 0) return [];
  const { rows } = await seriesMeetingStore.taken(scope.db, { subjectIds, starts, lengthMs });
  return rows.map(({ at }) => at);
}
