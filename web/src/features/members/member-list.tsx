import type { Member } from '@hopgon/contract/companies/schemas';
import type { Role } from '@hopgon/contract/options';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { memberPagesQuery } from '../../data/members.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { MemberAct } from './member-actions.tsx';
import { MemberDialogs, type OpenAct } from './member-dialogs.tsx';
import { MemberGrid } from './member-grid.tsx';
import { MemberTable } from './member-table.tsx';
import { NoMembers } from './no-members.tsx';
import type { MembersView } from './use-members-view.ts';

/** What cards and rows are drawn from. */
export interface MemberListProps {
  readonly members: readonly Member[];
  /** How many there are, drawn or not. */
  readonly total: number;
  readonly ownId: string;
  readonly onAct: (act: MemberAct, member: Member) => void;
  readonly onNearEnd: () => void;
}

interface MemberPagesProps {
  readonly ownId: string;
  readonly search: string;
  readonly role: Role | undefined;
  readonly view: MembersView;
  readonly act: OpenAct | null;
  readonly onAct: (open: OpenAct | null) => void;
  readonly onClear: () => void;
  readonly onInvite: () => void;
}

/** The members that match, read on as one scrolls. */
export function MemberPages({ search, role, view, ownId, act, onAct, onClear, onInvite }: MemberPagesProps) {
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(memberPagesQuery({ search, role }));
  const members = useMemo(() => data?.pages.flatMap((page) => page.members) ?? [], [data]);
  const isFiltered = search !== '' || role !== undefined;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (!data) {
    return (
      <Panel>
        {error ? (
          <LoadFailure
            text={failureText(error, 'Không thể tải danh sách thành viên.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows />
        )}
      </Panel>
    );
  }
  const total = data.pages[0]?.total ?? members.length;
  const List = view === 'grid' ? MemberGrid : MemberTable;
  return (
    <>
      <p role="status" className={isFiltered ? 'mb-3 text-small text-muted' : 'sr-only'}>
        {isFiltered ? `Tìm thấy ${formatNumber(total)} người` : `${formatNumber(total)} thành viên`}
      </p>
      {members.length === 0 ? (
        <NoMembers isFiltered={isFiltered} onClear={onClear} onInvite={onInvite} />
      ) : (
        <List
          members={members}
          total={total}
          ownId={ownId}
          onAct={(kind, member) => onAct({ act: kind, member })}
          onNearEnd={readOn}
        />
      )}
      <MemberDialogs open={act} members={members} ownId={ownId} onChange={onAct} />
      {isFetchingNextPage && <SkeletonRows />}
      {isFetchNextPageError && (
        <LoadFailure
          text={failureText(error, 'Không thể tải danh sách thành viên.')}
          onRetry={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
