import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { meetingItemsQuery } from '../../../data/meetings/action-items.ts';
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { PreparationTab } from '../../preparation/preparation-tab.tsx';
import { AnalysisTab } from '../analysis/analysis-tab.tsx';
import { ItemsTab } from '../items/items-tab.tsx';
import { TranscriptTab } from '../transcript/transcript-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';

// The editor is larger than all other tabs together, and few people who open a meeting edit its minutes.
const MinutesTab = lazyPart(() => import('../minutes/minutes-tab.tsx'), 'MinutesTab');

export function MeetingTabs({ meeting }: { readonly meeting: Meeting }) {
  const { tab, openTab } = useMeetingPlace();
  const { data: items } = useQuery(meetingItemsQuery(meeting.id));
  const open = items?.filter(({ state }) => state !== 'done' && state !== 'declined').length;
  return (
    <Tabs
      label="Các phần của cuộc họp"
      value={tab}
      onChange={openTab}
      tabs={[
        { value: 'tong-quan', label: 'Tổng quan' },
        { value: 'chuan-bi', label: 'Chuẩn bị' },
        { value: 'ban-ghi', label: 'Bản gỡ băng' },
        { value: 'bien-ban', label: 'Biên bản' },
        { value: 'viec', label: 'Việc cần làm', count: open || undefined },
        { value: 'phan-tich', label: 'Phân tích' },
      ]}
    >
      <TabPanel value="tong-quan">
        <OverviewTab meeting={meeting} />
      </TabPanel>
      <TabPanel value="chuan-bi">
        <PreparationTab meeting={meeting} />
      </TabPanel>
      <TabPanel value="ban-ghi">
        <TranscriptTab meeting={meeting} />
      </TabPanel>
      <TabPanel value="bien-ban">
        <Suspense fallback={<SkeletonRows />}>
          <MinutesTab meeting={meeting} />
        </Suspense>
      </TabPanel>
      <TabPanel value="viec">
        <ItemsTab meeting={meeting} />
      </TabPanel>
      <TabPanel value="phan-tich">
        <AnalysisTab meeting={meeting} />
      </TabPanel>
    </Tabs>
  );
}
