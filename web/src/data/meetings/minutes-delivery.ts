import {
  listMinutesReaders,
  readAdoptedMinutes,
  sendMinutes,
} from '@hopgon/contract/minutes/delivery/routes';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Who has opened the adopted minutes of a meeting. */
export const readersQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['minutes', 'readers', meetingId],
    queryFn: ({ signal }) => call(listMinutesReaders, { params: { meetingId } }, { signal }),
  });

export const useSendMinutes = (meetingId: string) =>
  useMutation({
    mutationFn: ({ message, key }: { message: string; key: string }) =>
      call(sendMinutes, { params: { meetingId }, body: { message } }, { idempotencyKey: key }),
    onSettled: useInvalidate(['minutes']),
  });

/** Says that the person has them open. */
export const useMarkMinutesRead = (meetingId: string) =>
  useMutation({ mutationFn: () => call(readAdoptedMinutes, { params: { meetingId } }) });
