import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/companies.ts';
import { toggleTheme } from '../../lib/theme/theme.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { settingFacts } from './setting-words.ts';

const themes = [
  { value: 'light', label: 'Sáng' },
  { value: 'dark', label: 'Tối' },
] as const;

export function SettingsPage() {
  usePageTitle('Cài đặt');
  const { data: company } = useSuspenseQuery(companyQuery);
  const theme = useTheme();
  return (
    <Page>
      <PageHead title="Cài đặt" note={company.name} />
      <div className="grid max-w-[720px] gap-4">
        <Panel>
          <PanelHead title="Giao diện" />
          <div className="flex items-center justify-between gap-4 px-5 py-4">
            <span>Màu nền trên thiết bị này</span>
            <Segmented
              label="Giao diện"
              choices={themes}
              value={theme}
              onChange={(next) => next !== theme && toggleTheme()}
            />
          </div>
        </Panel>
        <Panel>
          <PanelHead title="Công ty" aside="Chỉ xem" />
          <Facts facts={settingFacts(company.settings)} />
        </Panel>
      </div>
    </Page>
  );
}
