import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { CalendarDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SampleMark } from '../../ui/marks/sample-mark.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { useAnalytics, weekCount } from './use-analytics.ts';
import { WeekdaysPanel } from './weekdays-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';

/** How much time a person spends in meetings, and with what results. */
export function AnalyticsPage() {
  usePageTitle('Phân tích');
  const analytics = useAnalytics();
  const isEmpty = analytics.meetings.data?.length === 0 && analytics.items.data?.length === 0;
  return (
    <Page>
      <PageHead
        title="Phân tích"
        note={
          <>
            <span>{weekCount} tuần gần đây, tính trên các cuộc họp bạn dự và việc của bạn</span>
            {analytics.isSample && <SampleMark />}
          </>
        }
      />
      {isEmpty ? (
        <Panel>
          <EmptyState
            drawing={<CalendarDrawing />}
            title="Chưa có gì để thống kê"
            text="Sau cuộc họp đầu tiên của bạn, ở đây có giờ họp mỗi tuần, ngày bận nhất, việc xong đúng hạn và lời mời đã trả lời."
            action={
              <Link to="/meetings" search={{ tao: '1' }} className={buttonClass({ look: 'primary' })}>
                Tạo cuộc họp
              </Link>
            }
          />
        </Panel>
      ) : (
        <div className="flex flex-col gap-4">
          <WeeksPanel analytics={analytics} />
          <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
            <WeekdaysPanel analytics={analytics} />
            <ItemsPanel analytics={analytics} />
            <AnswersPanel analytics={analytics} />
          </div>
        </div>
      )}
    </Page>
  );
}
