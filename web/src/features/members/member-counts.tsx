import type { Company } from '@hopgon/contract/companies/schemas';
import { useQuery } from '@tanstack/react-query';
import { waitingMembersQuery } from '../../data/company/members.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

interface MemberCountsProps {
  readonly company: Company;
  readonly onReview: () => void;
}

/** How many work here as what, and who waits to. */
export function MemberCounts({ company: { counts, can }, onReview }: MemberCountsProps) {
  return (
    <Panel aria-label="Số thành viên" className="mb-4 flex flex-wrap items-stretch">
      <dl className="flex divide-x max-sm:w-full max-sm:[&>*]:flex-1 max-[20rem]:flex-col max-[20rem]:divide-x-0">
        <Count label="thành viên" count={counts.members} />
        <Count label="quản trị viên" count={counts.admins} />
        <Count label="chủ sở hữu" count={counts.owners} />
      </dl>
      {can.manageMembers && <WaitingCount onReview={onReview} />}
    </Panel>
  );
}

const Count = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div className="flex flex-col-reverse justify-end px-5 py-3 sm:flex-row-reverse sm:items-baseline sm:gap-2 max-sm:px-4">
    <dt className="text-muted max-sm:text-small">{label}</dt>
    <dd className="text-title font-semibold tabular-nums">{formatNumber(count)}</dd>
  </div>
);

function WaitingCount({ onReview }: Pick<MemberCountsProps, 'onReview'>) {
  const { data } = useQuery(waitingMembersQuery);
  if (!data || data.members.length === 0) return null;
  const count = `${data.members.length}${data.nextCursor ? '+' : ''}`;
  return (
    <div className="ml-auto flex items-center gap-4 px-5 py-3 max-sm:w-full max-sm:justify-between max-sm:border-t max-sm:px-4">
      <span className="text-small text-muted">{count} người đang chờ duyệt</span>
      <Button size="small" look="tonal" onClick={onReview}>
        Duyệt
      </Button>
    </div>
  );
}
