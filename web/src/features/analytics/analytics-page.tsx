import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meetingsQuery } from '../../data/meetings.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { meetingLoad, thisWeek } from './this-week.ts';

export function AnalyticsPage() {
  usePageTitle('Phân tích');
  const { from, to } = useMemo(() => thisWeek(new Date()), []);
  const { data } = useSuspenseQuery(meetingsQuery({ from: from.toISOString(), to: to.toISOString() }));
  const { count, hours } = meetingLoad(data.meetings);
  return (
    <Page>
      <PageHead title="Phân tích" />
      <Panel className="max-w-[720px]">
        <PanelHead title="Tuần này có bao nhiêu giờ họp?" aside="Các cuộc họp bạn xem được" />
        <Facts
          facts={[
            { label: 'Số cuộc họp', value: `${count} cuộc` },
            { label: 'Tổng thời gian', value: `${formatNumber(hours)} giờ` },
          ]}
        />
      </Panel>
    </Page>
  );
}
