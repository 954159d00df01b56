import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/company/companies.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { CompanyForm } from './company-form.tsx';
import { DangerPanel } from './danger-panel.tsx';
import { settingFacts } from './setting-words.ts';

/** What a company decides: a form for owner and admins, a list for everyone else. */
export function CompanyPage() {
  usePageTitle('Cài đặt công ty');
  const { data: company } = useSuspenseQuery(companyQuery);
  // The end of a long page waits for what stands above it.
  const isPainted = usePainted();
  return (
    <div className="grid grid-cols-1 gap-4">
      {company.can.changeSettings ? (
        <CompanyForm company={company} />
      ) : (
        <>
          <Banner tone="info">Chỉ chủ sở hữu và quản trị viên mới thay đổi được các mục này.</Banner>
          <Panel>
            <PanelHead title="Công ty" aside="Chỉ xem" />
            <Facts facts={settingFacts(company)} />
          </Panel>
        </>
      )}
      {isPainted && <DangerPanel company={company} />}
    </div>
  );
}
