import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { closingQuery, useReopenCompany, useSaveCompanyData } from '../../data/closing.ts';
import { changeCompany } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { type CompanyDialog, CompanyDialogs } from './company-dialogs.tsx';
import { SetupHead } from './setup-head.tsx';

const fail = (text: string) => (error: Error) => void toast.fail(failureText(error, text));

/** What owner and admins of a closed company can still do: open it again, take its data along, or work elsewhere. */
export function ClosedPage({ notice }: { readonly notice?: ReactNode }) {
  usePageTitle('Công ty đã đóng');
  const closing = useQuery(closingQuery);
  const router = useRouter();
  const { mutate: reopen, isPending } = useReopenCompany();
  const { mutate: save, isPending: isSaving } = useSaveCompanyData();
  const open = () =>
    reopen(undefined, {
      onSuccess: async () => {
        toast.say('Công ty đã được mở lại');
        await router.navigate({ to: '/dashboard' });
      },
      onError: fail('Không thể mở lại công ty. Vui lòng thử lại.'),
    });
  return (
    <>
      <SetupHead notice={notice} />
      <main className="mx-auto grid w-full max-w-[640px] gap-6 px-5 py-10 md:py-16">
        <Loaded query={closing} failure="Không thể tải thông tin công ty.">
          {({ name, closedBy, closedAt, removedAfter }) => (
            <div>
              <h1 className="text-page font-semibold text-balance">{name} đã đóng</h1>
              <p className="mt-2 text-muted">
                {closedBy.displayName} đã đóng công ty ngày {formatMoment(closedAt)}. Toàn bộ dữ liệu sẽ bị
                xóa hẳn vào <strong className="font-semibold text-ink">{formatMoment(removedAfter)}</strong>.
              </p>
              <div className="mt-6 flex flex-wrap gap-2 max-sm:[&>*]:w-full">
                <Button look="primary" size="large" busy={isPending} onClick={open}>
                  {isPending ? 'Đang mở lại...' : 'Mở lại công ty'}
                </Button>
                <Button
                  size="large"
                  icon={<Download />}
                  busy={isSaving}
                  onClick={() =>
                    save(undefined, { onError: fail('Không thể tải dữ liệu. Vui lòng thử lại.') })
                  }
                >
                  {isSaving ? 'Đang chuẩn bị...' : 'Tải dữ liệu về'}
                </Button>
              </div>
            </div>
          )}
        </Loaded>
        <OtherCompanies />
      </main>
    </>
  );
}

function OtherCompanies() {
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
