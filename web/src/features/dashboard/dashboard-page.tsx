import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';
import { useNow } from '../../lib/format/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RoleChip } from '../../ui/role-chip.tsx';
import { greeting } from './greeting.ts';

export function DashboardPage() {
  usePageTitle('Trang chủ');
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  const hour = new Date(useNow()).getHours();
  return (
    <Page>
      <PageHead
        title={`${greeting(hour)}, ${me.displayName}`}
        note={
          <>
            {company.name}
            <RoleChip role={company.role} />
          </>
        }
      />
    </Page>
  );
}
