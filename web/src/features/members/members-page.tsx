import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/companies.ts';
import { membersQuery } from '../../data/members.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { MemberTable } from './member-table.tsx';

export function MembersPage() {
  usePageTitle('Quản lý công ty');
  const { data: company } = useSuspenseQuery(companyQuery);
  const { data, error, refetch } = useQuery(membersQuery);
  return (
    <Page>
      <PageHead title="Thành viên" note={company.name} />
      {data && <MemberTable members={data.members} />}
      {!data && (
        <Panel>
          {error ? (
            <LoadFailure
              text={failureText(error, 'Không thể tải danh sách thành viên.')}
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
