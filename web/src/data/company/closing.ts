import { readClosing, reopenCompany } from '@hopgon/contract/company-settings/routes';
import { exportCompanyData } from '@hopgon/contract/exports/routes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { meQuery } from '../account/me.ts';
import { dropCompanyData } from './companies.ts';

/** Until when a closed company can be opened again. */
export const closingQuery = queryOptions({
  queryKey: ['company', 'closing'],
  queryFn: ({ signal }) => call(readClosing, {}, { signal }),
});

export function useReopenCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(reopenCompany, {}),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
      await dropCompanyData(queryClient);
    },
  });
}

/** The company's data as a file on this machine. */
export const useSaveCompanyData = () =>
  useMutation({ mutationFn: async () => saveFile(await callForFile(exportCompanyData, {})) });
