import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { useAnalytics, weekCount } from './use-analytics.ts';
import { WeekdaysPanel } from './weekdays-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';

/** Where one's time in meetings goes, and what comes of it. */
export function AnalyticsPage() {
  usePageTitle('Phân tích');
  const analytics = useAnalytics();
  return (
    <Page>
      <PageHead
        title="Phân tích"
        note={`${weekCount} tuần gần đây, tính trên các cuộc họp bạn dự và việc của bạn`}
      />
      <div className="flex flex-col gap-4">
        <WeeksPanel analytics={analytics} />
        <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
          <WeekdaysPanel analytics={analytics} />
          <ItemsPanel analytics={analytics} />
          <AnswersPanel analytics={analytics} />
        </div>
      </div>
    </Page>
  );
}
