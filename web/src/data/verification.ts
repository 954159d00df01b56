import { findMeetingOfCode, verifyMinutes } from '@hopgon/contract/minutes/verification/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** What anybody may know of the minutes with this code. */
export const verifiedMinutesQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['minutes', 'code', code],
    queryFn: ({ signal }) => call(verifyMinutes, { body: { code: code ?? '' } }, { signal }),
    enabled: code !== null,
    retry: false,
  });

/** Their meeting, for a person who may view it. */
export const meetingOfCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['minutes', 'meeting-of-code', code],
    queryFn: ({ signal }) => call(findMeetingOfCode, { body: { code } }, { signal }),
    retry: false,
  });
