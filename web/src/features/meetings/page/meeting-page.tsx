import { useQuery } from '@tanstack/react-query';
import { meetingQuery } from '../../../data/meetings/meetings.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { NoMeeting } from '../list/no-meeting.tsx';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingHead } from './meeting-head.tsx';
import { MeetingTabs } from './meeting-tabs.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';

export function MeetingPage() {
  const { meetingId } = useMeetingPlace();
  const { data: meeting, error, refetch } = useQuery(meetingQuery(meetingId));
  usePageTitle(meeting?.title ?? 'Cuộc họp');
  if (isRefusal(error, 'meeting_not_found', 'field_invalid', 'bad_request')) return <NoMeeting />;
  return (
    <Page>
      {meeting && (
        <>
          <MeetingHead meeting={meeting} actions={<MeetingActions meeting={meeting} />} />
          <MeetingTabs meeting={meeting} />
        </>
      )}
      {!meeting && (
        <Panel>
          {error ? (
            <LoadFailure
              text={failureText(error, 'Không thể tải cuộc họp này.')}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows />
          )}
        </Panel>
      )}
    </Page>
  );
}
