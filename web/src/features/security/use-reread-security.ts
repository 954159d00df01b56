import { useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '../../data/account/security.ts';

/** After a change in this tab; the wake-up that follows updates the other tabs. */
export function useRereadSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(securityQuery);
}
