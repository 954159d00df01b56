import { undoOwnMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { cancelMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { cancelSeries, updateSeries } from '@hopgon/contract/series/routes';
import type { SeriesSpan } from '@hopgon/contract/series/schemas';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';

interface Times {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
}

export interface Rescheduling {
  readonly id: string;
  /** The meeting's, as it was when its new time was chosen. */
  readonly version: number;
  readonly to: Times;
  /** Where it stands again when the server refuses. */
  readonly from: Times;
  /** Where it takes others of its series along: which. */
  readonly span?: SeriesSpan | undefined;
  /** Undone, what was parted on the way is one series again. */
  readonly rejoins?: boolean;
  /** One knows that it clashes. */
  readonly allowClashes?: boolean;
}

const iso = ({ start, end }: Times) => ({
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(end).toISOString(),
});

const rescheduleKey = ['reschedule'];

const lists = { queryKey: ['meetings', 'whole'] };

/** In every list that was read; one that is moved into the time of another list appears in that, too. */
function showAt(queryClient: QueryClient, id: string, changes: Partial<MeetingSummary>): void {
  const read = queryClient.getQueriesData<MeetingSummary[]>(lists);
  const known = read.flatMap(([, meetings]) => meetings ?? []).find((meeting) => meeting.id === id);
  if (!known) return;
  const shown = { ...known, ...changes };
  for (const [queryKey, meetings] of read) {
    const [, , from, to] = queryKey;
    const isIn =
      typeof from === 'string' && typeof to === 'string' && shown.endsAt > from && shown.startsAt < to;
    const has = meetings?.some((meeting) => meeting.id === id);
    if (!meetings || !(has || isIn)) continue;
    queryClient.setQueryData(
      queryKey,
      has ? meetings.map((meeting) => (meeting.id === id ? shown : meeting)) : [...meetings, shown],
    );
  }
}

/**
 * Gives meetings other times, one after the other. Lists show the new time at once, and the old one again when the server
 * refuses. Who moves the same meeting again before the first answer came means the version their own change made.
 */
export function useReschedule() {
  const queryClient = useQueryClient();
  const made = useRef(new Map<string, number>());
  const { mutateAsync } = useMutation({
    mutationKey: rescheduleKey,
    scope: { id: 'reschedule' },
    mutationFn: ({ id, version, to, span, rejoins = false, allowClashes = false }: Rescheduling) => {
      const params = { meetingId: id };
      const body = { version: Math.max(version, made.current.get(id) ?? 0), ...iso(to), allowClashes };
      return span
        ? call(updateSeries, { params, body: { ...body, span, rejoins } })
        : call(updateMeeting, { params, body });
    },
    onSuccess: ({ id, version }) => {
      made.current.set(id, version);
      showAt(queryClient, id, { version });
    },
    onError: (_, { id, from }) => showAt(queryClient, id, iso(from)),
    // Read again in between, a meeting that was moved twice would jump back for a moment.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: rescheduleKey }) === 1
        ? queryClient.invalidateQueries({ queryKey: ['meetings'] })
        : undefined,
  });
  return useCallback(
    (rescheduling: Rescheduling) => {
      void queryClient.cancelQueries(lists);
      showAt(queryClient, rescheduling.id, iso(rescheduling.to));
      return mutateAsync(rescheduling);
    },
    [queryClient, mutateAsync],
  );
}

/** Shows a meeting elsewhere while one is still asked what is meant. */
export function useShowAt() {
  const queryClient = useQueryClient();
  return useCallback((id: string, at: Times) => showAt(queryClient, id, iso(at)), [queryClient]);
}

/** Undoes a meeting or series that was just created: nobody was notified of it, or those who were get its cancellation. */
export function useUndoCreation() {
  const queryClient = useQueryClient();
  return async ({ id: meetingId, series, status }: Meeting): Promise<'unnoticed' | 'called-off'> => {
    const params = { meetingId };
    const reason = 'Tạo nhầm';
    try {
      await call(undoOwnMeeting, { params });
      return 'unnoticed';
    } catch (problem) {
      // What was a draft may have been sent out meanwhile: that is not called off in passing.
      if (!isRefusal(problem, 'undo_too_late') || status === 'draft') throw problem;
      await (series
        ? call(cancelSeries, { params, query: { span: 'all', reason } })
        : call(cancelMeeting, { params, query: { reason } }));
      return 'called-off';
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['meetings'] });
    }
  };
}
