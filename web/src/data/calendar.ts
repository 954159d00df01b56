import { listBusyTimes } from '@hopgon/contract/meetings/busy/routes';
import { listMeetings } from '@hopgon/contract/meetings/routes';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

interface Wanted {
  /** Both ends as ISO 8601 in UTC. */
  readonly from: string;
  readonly to: string;
  /** Only those one made or takes part in. */
  readonly mine?: boolean;
  /** Only those this person takes part in. */
  readonly personId?: string;
  readonly roomId?: string;
}

async function readAll({ mine, ...wanted }: Wanted, signal: AbortSignal): Promise<MeetingSummary[]> {
  const found: MeetingSummary[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...wanted, ...(mine ? { mine: 'true' as const } : {}), cursor, limit: 500 };
    const page = await call(listMeetings, { query }, { signal });
    found.push(...page.meetings);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** All meetings of a stretch of time, those of one person or in one room alone, in order of their start. */
export const calendarQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['meetings', 'whole', wanted.from, wanted.to, wanted],
    queryFn: ({ signal }) => readAll(wanted, signal),
  });

interface BusyWanted extends Pick<Wanted, 'from' | 'to'> {
  readonly personId?: string;
  readonly roomId?: string;
}

/** When a person or a room is taken by meetings that one may not see. */
export const busyQuery = (wanted: BusyWanted) =>
  queryOptions({
    queryKey: ['meetings', 'busy', wanted],
    queryFn: ({ signal }) => call(listBusyTimes, { query: { ...wanted } }, { signal }),
  });
