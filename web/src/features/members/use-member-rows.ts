import type { Role } from '@hopgon/contract/options';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { memberPageQuery, memberPageSize } from '../../data/company/members.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/** Milliseconds: pages that only fly by on the way to another are not asked for. */
const passing = 60;

/** The members that match. Of a long list only the pages in sight are read, and read again when they change. */
export function useMemberRows(wanted: { readonly search: string; readonly role: Role | undefined }) {
  const [passed, look] = useState({ first: 0, last: 0 });
  const near = useDebounced(passed, passing);
  // The first page also says how many there are; what is in sight reaches into two pages at most.
  const head = useQuery(memberPageQuery(wanted, 0));
  const upper = useQuery(memberPageQuery(wanted, near.first));
  const lower = useQuery(memberPageQuery(wanted, near.last));

  const memberAt = (place: number) => {
    const page = Math.floor(place / memberPageSize);
    const read = page === 0 ? head : page === near.first ? upper : page === near.last ? lower : null;
    return read?.data?.members[place - page * memberPageSize];
  };
  const onSight = useCallback((firstPlace: number, lastPlace: number) => {
    const [first, last] = [Math.floor(firstPlace / memberPageSize), Math.floor(lastPlace / memberPageSize)];
    look((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, []);

  const shown = new Map([
    [near.first, upper],
    [near.last, lower],
  ]);
  return {
    isRead: head.data !== undefined,
    total: head.data?.total ?? 0,
    members: [...shown.values()].flatMap(({ data }) => data?.members ?? []),
    memberAt,
    onSight,
    failed: [head, upper, lower].find(({ isError }) => isError),
  };
}
