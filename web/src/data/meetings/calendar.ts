import { listBusyTimes } from '@hopgon/contract/meetings/busy/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { readAllMeetings, type WantedMeetings } from './read-meetings.ts';

/** All meetings of a stretch of time, those of one person or in one room alone, in order of their start. */
export const calendarQuery = (wanted: WantedMeetings) =>
  queryOptions({
    queryKey: ['meetings', 'whole', wanted.from, wanted.to, wanted],
    queryFn: (context) => readAllMeetings(wanted, context),
  });

interface BusyWanted extends Pick<WantedMeetings, 'from' | 'to'> {
  readonly personId?: string;
  readonly roomId?: string;
}

/** When a person or a room is taken by meetings that one may not see. */
export const busyQuery = (wanted: BusyWanted) =>
  queryOptions({
    queryKey: ['meetings', 'busy', wanted],
    queryFn: ({ signal }) => call(listBusyTimes, { query: { ...wanted } }, { signal }),
  });
