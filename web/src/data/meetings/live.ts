import {
  endLiveMeeting,
  inviteSpeaker,
  joinLiveMeeting,
  moveAgenda,
  readLiveMeeting,
  recordAttendance,
  registerSpeaker,
  removeSpeaker,
  startLiveMeeting,
  updateItemTime,
} from '@hopgon/contract/live/routes';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** A meeting as it is held: its agenda, people and speakers. */
export const liveMeetingQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['live', meetingId],
    queryFn: ({ signal }) => call(readLiveMeeting, { params: { meetingId } }, { signal }),
  });

/** Everybody who has the page open; asking says that one has it open, too. */
export const visitorsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['live-visitors', meetingId],
    queryFn: ({ signal }) => call(joinLiveMeeting, { params: { meetingId } }, { signal }),
    refetchInterval: 30_000,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });

export type AttendanceChange = CallInput<typeof recordAttendance>['body']['people'][number];

/** One act in a meeting that is held. */
export type LiveStep =
  | { readonly act: 'start' | 'end' | 'register' }
  | { readonly act: 'move'; readonly agendaItemId: string | null }
  | { readonly act: 'extend'; readonly agendaItemId: string; readonly extraMinutes: number }
  | { readonly act: 'attend'; readonly people: AttendanceChange[] }
  | { readonly act: 'invite' | 'remove'; readonly userId: string };

function callLive(meetingId: string, step: LiveStep): Promise<LiveMeeting> {
  const params = { meetingId };
  switch (step.act) {
    case 'start':
      return call(startLiveMeeting, { params });
    case 'end':
      return call(endLiveMeeting, { params });
    case 'register':
      return call(registerSpeaker, { params });
    case 'move':
      return call(moveAgenda, { params, body: { agendaItemId: step.agendaItemId } });
    case 'extend':
      return call(updateItemTime, {
        params: { meetingId, agendaItemId: step.agendaItemId },
        body: { extraMinutes: step.extraMinutes },
      });
    case 'attend':
      return call(recordAttendance, { params, body: { people: step.people } });
    case 'invite':
      return call(inviteSpeaker, { params: { meetingId, userId: step.userId } });
    case 'remove':
      return call(removeSpeaker, { params: { meetingId, userId: step.userId } });
  }
}

/** One act; its reply is shown at once, and after a refusal all is read again. */
export function useLiveStep(meetingId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = liveMeetingQuery(meetingId);
  return useMutation({
    mutationFn: (step: LiveStep) => callLive(meetingId, step),
    onSuccess: (live, { act }) => {
      queryClient.setQueryData(queryKey, live);
      if (act === 'end') void queryClient.invalidateQueries({ queryKey: ['meetings'] });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
