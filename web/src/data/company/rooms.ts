import { createRoom, listRooms, updateRoom } from '@hopgon/contract/rooms/routes';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Rooms of the company by name, those put away last. */
export const roomsQuery = queryOptions({
  queryKey: ['rooms'],
  queryFn: ({ signal }) => call(listRooms, {}, { signal }),
});

type NewRoom = CallInput<typeof createRoom>['body'];

export function useCreateRoom() {
  const invalidate = useInvalidate(['rooms']);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewRoom; idempotencyKey: string }) =>
      call(createRoom, { body }, { idempotencyKey }),
    onSuccess: invalidate,
  });
}

type RoomChange = CallInput<typeof updateRoom>['body'] & { readonly roomId: string };

export function useUpdateRoom() {
  const invalidate = useInvalidate(['rooms']);
  return useMutation({
    mutationFn: ({ roomId, ...body }: RoomChange) => call(updateRoom, { params: { roomId }, body }),
    // Somebody else's newer version is read as well.
    onSettled: invalidate,
  });
}
