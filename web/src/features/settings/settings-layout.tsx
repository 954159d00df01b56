import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { companyQuery } from '../../data/company/companies.ts';
import { SettingsFrame } from './settings-frame.tsx';

export function SettingsLayout() {
  const { data: company } = useSuspenseQuery(companyQuery);
  return (
    <SettingsFrame company={company.name} seesAudit={company.can.seeAudit} isOwner={company.role === 'owner'}>
      <Outlet />
    </SettingsFrame>
  );
}
