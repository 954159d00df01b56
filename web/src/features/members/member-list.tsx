import type { Role } from '@hopgon/contract/options';
import { Suspense } from 'react';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import type { OpenAct } from './member-dialogs.tsx';
import { MemberGrid } from './member-grid.tsx';
import { MemberTable } from './member-table.tsx';
import { MembersSkeleton } from './members-skeleton.tsx';
import { NoMembers } from './no-members.tsx';
import { useMemberRows } from './use-member-rows.ts';
import type { MembersView } from './use-members-view.ts';

const MemberDialogs = lazyOverlay(() => import('./member-dialogs.tsx'), 'MemberDialogs');

interface MemberListProps {
  readonly ownId: string;
  readonly search: string;
  readonly role: Role | undefined;
  readonly view: MembersView;
  /** Of all members. */
  readonly count: number;
  readonly act: OpenAct | null;
  readonly onAct: (open: OpenAct | null) => void;
  readonly onClear: () => void;
  readonly onInvite: () => void;
}

/** The members that match, as cards or rows. */
export function MemberList({
  search,
  role,
  view,
  count,
  ownId,
  act,
  onAct,
  onClear,
  onInvite,
}: MemberListProps) {
  const { isRead, failed, ...rows } = useMemberRows({ search, role });
  const { total } = rows;
  const isFiltered = search !== '' || role !== undefined;
  const failure = failed && (
    <Panel>
      <LoadFailure
        text={failureText(failed.error, 'Không thể tải danh sách thành viên.')}
        onRetry={() => void failed.refetch()}
      />
    </Panel>
  );

  if (!isRead) {
    return failure ?? <MembersSkeleton view={view} count={count} />;
  }
  const Rows = view === 'grid' ? MemberGrid : MemberTable;
  return (
    <>
      <p role="status" className={isFiltered ? 'mb-3 text-small text-muted' : 'sr-only'}>
        {isFiltered ? `Tìm thấy ${formatNumber(total)} người` : `${formatNumber(total)} thành viên`}
      </p>
      {total === 0 ? (
        <NoMembers isFiltered={isFiltered} onClear={onClear} onInvite={onInvite} />
      ) : (
        <Rows {...rows} ownId={ownId} onAct={(kind, member) => onAct({ act: kind, member })} />
      )}
      <Suspense>
        {act && (
          <MemberDialogs
            open={act}
            members={rows.members}
            ownId={ownId}
            onChange={onAct}
            onClose={() => onAct(null)}
          />
        )}
      </Suspense>
      {failure && <div className="sticky bottom-[calc(var(--foot,0px)+16px)] mt-4">{failure}</div>}
    </>
  );
}
