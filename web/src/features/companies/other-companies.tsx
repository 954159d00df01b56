import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { changeCompany } from '../../data/company/companies.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { type CompanyDialog, CompanyDialogs } from './company-dialogs.tsx';

const fail = (text: string) => (error: Error) => void toast.fail(failureText(error, text));

/** Where else one may work, for a page that has no frame. */
export function OtherCompanies() {
  const { data: me } = useSuspenseQuery(meQuery);
  const queryClient = useQueryClient();
  const router = useRouter();
  const [dialog, open] = useState<CompanyDialog | null>(null);
  const others = me.companies.filter(({ id }) => id !== currentCompany.get());
  const goHome = () => void router.navigate({ to: '/dashboard' });
  const go = (id: string) =>
    changeCompany(queryClient, id).then(goHome, fail('Không thể chuyển công ty. Vui lòng thử lại.'));
  return (
    <Panel>
      <PanelHead title="Công ty khác của bạn" />
      <ul className="divide-y">
        {others.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-5 py-2.5">
            <span className="min-w-0 one-line">{name}</span>
            <Button size="small" onClick={() => void go(id)}>
              Chuyển<span className="sr-only"> sang {name}</span>
            </Button>
          </li>
        ))}
        <li className="flex flex-wrap gap-2 px-3 py-2.5">
          <Button look="plain" onClick={() => open('join')}>
            Tham gia công ty khác
          </Button>
          <Button look="plain" onClick={() => open('create')}>
            Tạo công ty mới
          </Button>
        </li>
      </ul>
      <CompanyDialogs open={dialog} onClose={() => open(null)} onEntered={goHome} />
    </Panel>
  );
}
