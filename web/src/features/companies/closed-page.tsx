import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { closingQuery, useReopenCompany, useSaveCompanyData } from '../../data/company/closing.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { SetupHead } from './setup-head.tsx';

const fail = (text: string) => (error: Error) => void toast.fail(failureText(error, text));

/** What owner and admins of a closed company can still do: open it again, take its data along, or work elsewhere. */
export function ClosedPage() {
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
      <SetupHead />
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
