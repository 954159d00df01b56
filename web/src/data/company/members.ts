import {
  approveMember,
  endMemberAccess,
  listMembers,
  listWaitingMembers,
  removeMember,
  updateMember,
  updateMemberRole,
} from '@hopgon/contract/companies/routes';
import type { Role } from '@hopgon/contract/options';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { companyQuery } from './companies.ts';

export const memberPageSize = 200;

interface MemberSearch {
  /** Found without marks in name, e-mail, department and position. */
  readonly search: string;
  readonly role: Role | undefined;
}

/** A page of the members by given name, from 0. */
export const memberPageQuery = ({ search, role }: MemberSearch, page: number) =>
  queryOptions({
    queryKey: ['members', 'page', search, role ?? '', page],
    queryFn: ({ signal }) => {
      const skip = page * memberPageSize;
      const query = { query: search || undefined, role, skip, limit: memberPageSize };
      return call(listMembers, { query }, { signal });
    },
    // What other words found stands until the answer is there; people of another page would stand in the wrong place.
    placeholderData: (previous, query) => (page === 0 && query?.queryKey.at(-1) === 0 ? previous : undefined),
  });

/** Who joined by the code and waits; for owner and admins. */
export const waitingMembersQuery = queryOptions({
  queryKey: ['members', 'waiting'],
  queryFn: ({ signal }) => call(listWaitingMembers, { query: { limit: memberPageSize } }, { signal }),
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
  useMemberChange((role: 'admin' | 'member') =>
    call(updateMemberRole, { params: { userId }, body: { role } }),
  );

export const useRemoveMember = () =>
  useMemberChange((userId: string) => call(removeMember, { params: { userId } }));

export const useEndMemberAccess = () =>
  useMemberChange((userId: string) => call(endMemberAccess, { params: { userId } }));

export const useApproveMember = () =>
  useMemberChange((userId: string) => call(approveMember, { params: { userId } }));
