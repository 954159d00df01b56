import {
  closeCompany,
  leaveCompany,
  listCompanyDays,
  resetCompanyDay,
  updateCompany,
  updateCompanyDay,
} from '@hopgon/contract/company-settings/routes';
import type { CompanyChange, DayKind, SeenDay } from '@hopgon/contract/company-settings/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { meQuery } from '../account/me.ts';
import { companyQuery } from './companies.ts';

/** Days of a year that are not like their weekday. */
export const companyDaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['company', 'days', year],
    queryFn: ({ signal }) => call(listCompanyDays, { query: { year } }, { signal }),
  });

export function useUpdateCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyChange) => call(updateCompany, { body }),
    onSuccess: (company) => {
      queryClient.setQueryData(companyQuery.queryKey, company);
      return queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}

/** `wanted` null: like its weekday again. */
interface DayChange {
  readonly day: string;
  /** What is shown of it now. */
  readonly was: SeenDay;
  readonly wanted: { readonly name: string; readonly kind: DayKind } | null;
}

export function useChangeDay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ day, was, wanted }: DayChange) =>
      wanted
        ? call(updateCompanyDay, { params: { day }, body: { ...wanted, was } })
        : call(resetCompanyDay, { params: { day }, body: { was } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['company', 'days'] }),
  });
}

/** The tab goes on in whichever company is left. */
export function useLeaveCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(leaveCompany, {}),
    onSuccess: async () => {
      currentCompany.choose(null);
      await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    },
  });
}

export function useCloseCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(closeCompany, { body: { name } }),
    onSuccess: () => queryClient.fetchQuery({ ...meQuery, staleTime: 0 }),
  });
}
