import { readSystemStatus } from '@hopgon/contract/system/status/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Nothing wakes it: it is read again each minute while it is shown. */
export const systemStatusQuery = queryOptions({
  queryKey: ['system-status'],
  queryFn: ({ signal }) => call(readSystemStatus, {}, { signal }),
  refetchInterval: 60_000,
});
