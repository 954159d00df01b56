import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { auditQuery, useSaveAudit } from '../../data/company/audit.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BellDrawing } from '../../ui/layout/drawings.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { type AuditPlace, readAuditPlace } from './audit-place.rules.ts';

/** Who did what in the company, for owner and admins. */
export function AuditPage() {
  usePageTitle('Nhật ký');
  const { data: company } = useSuspenseQuery(companyQuery);
  if (company.can.seeAudit) return <Record />;
  return (
    <Panel>
      <EmptyState
        drawing={<BellDrawing />}
        title="Nhật ký dành cho chủ sở hữu và quản trị viên"
        text="Nếu bạn cần biết ai đã làm gì trong công ty, hãy hỏi một trong những người đó."
      />
    </Panel>
  );
}

function Record() {
  const clocks = useClocks();
  const place = readAuditPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.normalize('NFC').trim());
  const filter = { ...place, timeZone: clocks.own, words: words === '' ? undefined : words };
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(auditQuery(filter));
  const { mutate: save, isPending: isSaving } = useSaveAudit(filter);
  const go = (next: AuditPlace) => void navigate({ to: '/settings/audit', search: next, replace: true });
  const showAll = () => {
    setTyped('');
    go({});
  };
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const named = entries.find(({ actor }) => actor?.userId === place.person)?.actor;

  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters
        place={place}
        personName={named?.displayName}
        typed={typed}
        onType={setTyped}
        onChange={go}
        onShowAll={showAll}
      >
        <Button
          icon={<Download />}
          busy={isSaving}
          onClick={() =>
            save(undefined, {
              onError: (problem) =>
                toast.fail(failureText(problem, 'Không thể tải nhật ký. Vui lòng thử lại.')),
            })
          }
        >
          Tải CSV
        </Button>
      </AuditFilters>
      {isPending && !error && (
        <Panel>
          <SkeletonRows />
        </Panel>
      )}
      {error && (
        <Panel>
          <LoadFailure text={failureText(error, 'Không thể tải nhật ký.')} onRetry={() => void refetch()} />
        </Panel>
      )}
      {data && entries.length === 0 && (
        <Panel>
          <EmptyState
            drawing={<BellDrawing />}
            title="Không có việc nào như vậy"
            text="Hãy tìm chữ khác, chọn người khác, nhóm khác hoặc bỏ bớt ngày."
            action={
              <Button size="small" onClick={showAll}>
                Xem tất cả
              </Button>
            }
          />
        </Panel>
      )}
      {entries.length > 0 && (
        <AuditList entries={entries} clocks={clocks} onPerson={(person) => go({ ...place, person })} />
      )}
      {hasNextPage && (
        <Button className="justify-self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Xem thêm
        </Button>
      )}
    </div>
  );
}
