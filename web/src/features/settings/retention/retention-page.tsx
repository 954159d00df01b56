import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../../data/company/companies.ts';
import { retentionQuery } from '../../../data/company/retention.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { BellDrawing } from '../../../ui/layout/drawings.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { RetentionForm } from './retention-form.tsx';

const skeleton = (
  <Panel>
    <SkeletonRows />
  </Panel>
);

/** How long transcripts and meetings are kept, and what would go. */
export function RetentionPage() {
  usePageTitle('Lưu giữ');
  const { data: company } = useSuspenseQuery(companyQuery);
  if (company.role === 'owner') return <OwnersPart />;
  return (
    <Panel>
      <EmptyState
        drawing={<BellDrawing />}
        title="Trang này dành cho chủ sở hữu"
        text="Chủ sở hữu quyết định công ty giữ cuộc họp và bản gỡ băng trong bao lâu."
      />
    </Panel>
  );
}

const OwnersPart = () => (
  <Loaded
    query={useQuery(retentionQuery)}
    failure="Không thể tải quy tắc lưu giữ dữ liệu."
    skeleton={skeleton}
  >
    {(settings) => (
      <div className="grid max-w-[720px] grid-cols-1 gap-4">
        <RetentionForm settings={settings} />
        <HoldsPanel holds={settings.holds} />
      </div>
    )}
  </Loaded>
);
