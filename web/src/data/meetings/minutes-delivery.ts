import {
  listMinutesReaders,
  readAdoptedMinutes,
  sendMinutes,
} from '@hopgon/contract/minutes/delivery/routes';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';
import type { EditionOf } from './edition-of.ts';

/** Who has opened an edition of the minutes since its adoption. */
export const readersQuery = ({ meetingId, edition }: EditionOf) =>
  queryOptions({
    queryKey: ['minutes', 'readers', meetingId, edition],
    queryFn: ({ signal }) =>
      call(listMinutesReaders, { params: { meetingId }, query: { edition } }, { signal }),
  });

export const useSendMinutes = ({ meetingId, edition }: EditionOf) =>
  useMutation({
    mutationFn: ({ message, key }: { message: string; key: string }) =>
      call(
        sendMinutes,
        { params: { meetingId }, query: { edition }, body: { message } },
        { idempotencyKey: key },
      ),
    onSettled: useInvalidate(['minutes']),
  });

/** Says that the person has them open. */
export const useMarkMinutesRead = ({ meetingId, edition }: EditionOf) =>
  useMutation({
    mutationFn: () => call(readAdoptedMinutes, { params: { meetingId }, query: { edition } }),
  });
