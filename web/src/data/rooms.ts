import { listRooms } from '@hopgon/contract/rooms/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** Rooms of the company by name, those put away last. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: ({ signal }) => call(listRooms, {}, { signal }),
});
