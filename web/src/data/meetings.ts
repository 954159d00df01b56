import { listMeetings } from '@hopgon/contract/meetings/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** Both ends as ISO 8601 in UTC. */
export interface Period {
  readonly from: string;
  readonly to?: string;
}

/** Meetings one may see that end after `from` and start before `to`, in order of their start; 100 at most. */
export const meetingsQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: ['meetings', 'list', from, to ?? null],
    queryFn: ({ signal }) => call(listMeetings, { query: { from, to, limit: 100 } }, { signal }),
  });
