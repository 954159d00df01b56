import { replaceInviteCode } from '@hopgon/contract/companies/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { companyQuery } from './companies.ts';

/** Draws a new code; the old one stops working. */
export function useRegenerateInviteCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(replaceInviteCode, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
  });
}
