import {
  approveMember,
  listMembers,
  listWaitingMembers,
  removeMember,
  setMemberRole,
  updateMember,
} from '@hopgon/contract/companies/routes';
import type { Role } from '@hopgon/contract/options';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { companyQuery } from './companies.ts';

const pageSize = 200;

interface MemberSearch {
  /** Found without marks in name, e-mail, department and position. */
  readonly search: string;
  readonly role: Role | undefined;
}

/** Members by given name, page after page. */
export const memberPagesQuery = ({ search, role }: MemberSearch) =>
  infiniteQueryOptions({
    queryKey: ['members', 'pages', search, role ?? ''],
    queryFn: ({ signal, pageParam }) => {
      const query = { search: search || undefined, role, cursor: pageParam || undefined, limit: pageSize };
      return call(listMembers, { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Who joined by the code and waits; for owner and admins. */
export const waitingMembersQuery = queryOptions({
  queryKey: ['members', 'waiting'],
  queryFn: ({ signal }) => call(listWaitingMembers, { query: { limit: pageSize } }, { signal }),
});

/** A change of a member; also when it was refused the list is read again: somebody else was faster. */
function useMemberChange<V>(change: (variables: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['members'] }),
        queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
      ]),
  });
}

export const useUpdateMember = (userId: string) =>
  useMemberChange((body: { department: string; position: string; version: number }) =>
    call(updateMember, { params: { userId }, body }),
  );

export const useSetMemberRole = (userId: string) =>
  useMemberChange((role: 'admin' | 'member') => call(setMemberRole, { params: { userId }, body: { role } }));

export const useRemoveMember = () =>
  useMemberChange((userId: string) => call(removeMember, { params: { userId } }));

export const useApproveMember = () =>
  useMemberChange((userId: string) => call(approveMember, { params: { userId } }));
