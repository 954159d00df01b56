import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';
import { formatDate } from '../../lib/format/date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { RoleChip } from '../../ui/role-chip.tsx';

export function ProfilePage() {
  usePageTitle('Hồ sơ');
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  return (
    <Page>
      <div className="max-w-[720px]">
        <header className="mb-6 flex items-center gap-4">
          <Avatar id={me.id} name={me.displayName} size={48} />
          <div className="min-w-0">
            <h1 className="text-page font-semibold break-words">{me.displayName}</h1>
            <p className="flex flex-wrap items-center gap-2 text-muted">
              {company.name}
              <RoleChip role={company.role} />
            </p>
          </div>
        </header>
        <Panel>
          <PanelHead title="Thông tin cá nhân" />
          <Facts
            facts={[
              { label: 'Họ tên', value: me.displayName },
              { label: 'Email', value: me.email },
              { label: 'Phòng ban', value: me.department || 'Không' },
              { label: 'Chức vụ', value: me.position || 'Không' },
              { label: 'Ngày tham gia', value: formatDate(me.createdAt) },
              { label: 'Trạng thái', value: 'Hoạt động' },
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}
