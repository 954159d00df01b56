import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meetingsQuery } from '../../data/meetings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { CalendarDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { MeetingRow } from './meeting-row.tsx';

const now = () => new Date().toISOString();

export function MeetingsPage() {
  usePageTitle('Lịch họp');
  const [from] = useState(now);
  const { data, error, refetch } = useQuery(meetingsQuery({ from }));
  return (
    <Page>
      <PageHead title="Lịch họp" />
      <Panel>
        <PanelHead title="Sắp tới" aside={data ? `${data.meetings.length} cuộc họp` : undefined} />
        {data?.meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} />
        ))}
        {data?.meetings.length === 0 && (
          <EmptyState
            drawing={<CalendarDrawing />}
            title="Chưa có cuộc họp"
            text="Cuộc họp bạn tạo hoặc được mời sẽ hiện ở đây."
          />
        )}
        {!data && error && (
          <LoadFailure text={failureText(error, 'Không thể tải lịch họp.')} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SkeletonRows />}
      </Panel>
    </Page>
  );
}
