import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import {
  endMeeting,
  listMeetingChanges,
  publishMeeting,
  restoreMeeting,
} from '@hopgon/contract/meetings/lifecycle/routes';
import {
  cancelMeeting,
  createMeeting,
  listMeetings,
  readMeeting,
  respondToInvitation,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CallInput, ReplyOf } from '@hopgon/contract/route';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { keepableMeetings } from '../../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { firstPage } from '../first-page.ts';
import { useInvalidate } from '../use-invalidate.ts';
import { readAllMeetings } from './read-meetings.ts';

type MeetingPage = ReplyOf<typeof listMeetings>;
const keepablePage = ({ meetings, ...page }: MeetingPage): MeetingPage => ({
  ...page,
  meetings: [...keepableMeetings(meetings)],
});

/** Both ends as ISO 8601 in UTC. */
export interface Period {
  readonly from: string;
  readonly to?: string;
}

/** Meetings one may see that end after `from` and start before `to`, in order of their start; 100 at most. */
export const meetingsQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: ['meetings', 'list', from, to ?? null],
    queryFn: ({ signal, queryKey }) =>
      lastRead.read({ name: 'meetings/ahead', queryKey, keepable: keepablePage }, () =>
        call(listMeetings, { query: { from, to, limit: 100 } }, { signal }),
      ),
  });

/** All meetings one may see that touch a stretch of time, however many, in order of their start. */
export const wholePeriodQuery = ({ from, to }: Required<Period>) =>
  queryOptions({
    queryKey: ['meetings', 'whole', from, to],
    queryFn: (context) => readAllMeetings({ from, to }, context),
  });

/** Which meetings of a list are wanted, as the filters say it. */
export interface MeetingFilter {
  readonly mine?: 'true' | undefined;
  readonly people?: string | undefined;
  readonly roomId?: string | undefined;
  readonly kinds?: string | undefined;
}

interface Searched {
  /** ISO 8601 in UTC. */
  readonly now: string;
  /** Part of a title; empty for all. */
  readonly search: string;
  readonly filter?: MeetingFilter;
}

/** Meetings that are not over at `now`, the next one first, by pages. */
export const upcomingMeetingsQuery = ({ now, search, filter = {} }: Searched) =>
  infiniteQueryOptions({
    queryKey: ['meetings', 'upcoming', now, search, filter],
    initialPageParam: firstPage(),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listMeetings, { query: { ...filter, from: now, query: search, cursor, limit: 50 } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Meetings that are over at `now`, the newest first, by pages. */
export const pastMeetingsQuery = ({ now, search, filter = {} }: Searched) =>
  infiniteQueryOptions({
    queryKey: ['meetings', 'past', now, search, filter],
    initialPageParam: firstPage(),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        listMeetings,
        { query: { ...filter, endedBy: now, order: 'desc', query: search, cursor, limit: 50 } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const meetingQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['meetings', 'one', meetingId],
    queryFn: ({ signal }) => call(readMeeting, { params: { meetingId } }, { signal }),
  });

/** The changes of a meeting, the latest first. */
export const meetingChangesQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['meetings', 'changes', meetingId],
    queryFn: ({ signal }) =>
      call(listMeetingChanges, { params: { meetingId }, query: { limit: 100 } }, { signal }),
  });

export type Taking = CallInput<typeof findClashes>['body'];

/** What a meeting at this time would clash with. */
export const clashesQuery = (taking: Taking) =>
  queryOptions({ ...obstaclesQuery(taking), select: ({ clashes }) => clashes });

/** What stands against a meeting: conflicts, and rules of the company. */
export const obstaclesQuery = (taking: Taking) =>
  queryOptions({
    queryKey: ['meetings', 'clashes', taking],
    queryFn: ({ signal }) => call(findClashes, { body: taking }, { signal }),
    retry: false,
  });

/** What happens after a change: lists are read again, and the change is over once they were. */
export type NewMeeting = CallInput<typeof createMeeting>['body'];

export function useCreateMeeting() {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewMeeting; idempotencyKey: string }): Promise<Meeting> =>
      call(createMeeting, { body }, { idempotencyKey }),
    onSuccess: () => void invalidate(),
  });
}

export type MeetingChanges = CallInput<typeof updateMeeting>['body'];

export function useUpdateMeeting(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (body: MeetingChanges) => call(updateMeeting, { params: { meetingId }, body }),
    onSuccess: invalidate,
  });
}

/** Calls off a meeting, or deletes a draft, as long as it is what the person sees. */
export function useCancelMeeting({ id: meetingId, status }: Pick<Meeting, 'id' | 'status'>) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (reason: string) =>
      call(cancelMeeting, {
        params: { meetingId },
        query: { reason, undoable: 'true', draft: status === 'draft' ? 'true' : 'false' },
      }),
    onSuccess: invalidate,
  });
}

/** Undoes a cancellation the person has just made. */
export function useRestoreMeeting(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: () => call(restoreMeeting, { params: { meetingId } }),
    onSuccess: invalidate,
  });
}

type GivenAnswer = CallInput<typeof respondToInvitation>['body'];

export function useAnswerInvitation(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (body: GivenAnswer) => call(respondToInvitation, { params: { meetingId }, body }),
    // Also after a refusal: the meeting may have moved.
    onSettled: invalidate,
  });
}

type Publishing = CallInput<typeof publishMeeting>['body'];

export function usePublishMeeting(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: Publishing; idempotencyKey: string }) =>
      call(publishMeeting, { params: { meetingId }, body }, { idempotencyKey }),
    onSuccess: invalidate,
  });
}

export function useEndMeeting(meetingId: string) {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (version: number) => call(endMeeting, { params: { meetingId }, body: { version } }),
    onSuccess: invalidate,
  });
}
