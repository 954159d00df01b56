import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { liveMeetingQuery, useLiveStep, visitorsQuery } from '../../data/meetings/live.ts';
import { meetingQuery } from '../../data/meetings/meetings.ts';
import { useWriter } from '../../data/use-writer.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import type {} from '../../lib/navigation-state.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { LiveContext } from './live-context.ts';
import { LiveLayout } from './live-layout.tsx';
import { NewMotionDialog } from './motions/new-motion-dialog.tsx';
import { NotInvited } from './not-invited.tsx';
import { NotesContext } from './notes/notes-context.ts';
import { useNotes } from './notes/use-notes.ts';

/** A meeting while it is held: "Vào họp". */
export function LiveRoom({ meetingId }: { readonly meetingId: string }) {
  const meeting = useQuery(meetingQuery(meetingId));
  const live = useQuery(liveMeetingQuery(meetingId));
  useFollowedMeeting(meetingId, meeting.dataUpdatedAt);
  usePageTitle(meeting.data ? `Họp: ${meeting.data.title}` : 'Vào họp');
  const error = meeting.error ?? live.error;
  if (isRefusal(error, 'meeting_not_found', 'not_invited', 'field_invalid', 'bad_request'))
    return <NotInvited meetingId={meeting.data?.id} />;
  if (meeting.data && live.data)
    return <OpenRoom key={meetingId} meeting={meeting.data} live={live.data} readAt={live.dataUpdatedAt} />;
  const onRetry = () => void Promise.all([meeting.refetch(), live.refetch()]);
  return (
    <Page>
      <Panel>
        {error ? (
          <LoadFailure text={failureText(error, 'Không thể mở phòng họp.')} onRetry={onRetry} />
        ) : (
          <SkeletonRows />
        )}
      </Panel>
    </Page>
  );
}

/** Agenda and people are changed elsewhere, too: they are read again when the meeting is. */
function useFollowedMeeting(meetingId: string, updatedAt: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (updatedAt > 0) void queryClient.invalidateQueries(liveMeetingQuery(meetingId));
  }, [queryClient, meetingId, updatedAt]);
}

/** Whether one came here to put a question to the vote; coming back or reloading the page opens nothing again. */
function useOpensMotion(meetingId: string): boolean {
  const opensMotion = useLocation({ select: ({ state }) => state.opensMotion ?? false });
  const navigate = useNavigate();
  useEffect(() => {
    if (opensMotion)
      void navigate({ to: '/meetings/$meetingId/live', params: { meetingId }, replace: true, state: {} });
  }, [opensMotion, meetingId, navigate]);
  return opensMotion;
}

interface OpenRoomProps {
  readonly meeting: Meeting;
  readonly live: LiveMeeting;
  /** By the browser's clock. */
  readonly readAt: number;
}

function OpenRoom({ meeting, live, readAt }: OpenRoomProps) {
  const { me } = useWriter();
  useQuery(visitorsQuery(meeting.id));
  const { mutate } = useLiveStep(meeting.id);
  const notes = useNotes(meeting.id);
  const [isOpeningMotion, setOpeningMotion] = useKept(
    `opening motion ${meeting.id}`,
    useOpensMotion(meeting.id),
  );
  const behind = Date.parse(live.now) - readAt;
  const state = useMemo(
    () => ({
      ...{ meeting, live, userId: me.id, serverNow: () => Date.now() + behind },
      askForMotion: () => setOpeningMotion(true),
      take: (step: Parameters<typeof mutate>[0]) =>
        mutate(step, {
          onError: (error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
        }),
    }),
    [meeting, live, me.id, behind, mutate, setOpeningMotion],
  );
  return (
    <LiveContext value={state}>
      <NotesContext value={notes}>
        <LiveLayout />
        {isOpeningMotion && <NewMotionDialog onClose={() => setOpeningMotion(false)} />}
      </NotesContext>
    </LiveContext>
  );
}
