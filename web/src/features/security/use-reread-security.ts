import { useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '../../data/account/security.ts';

/** After a change of one's own; the wake-up that follows tells the other tabs. */
export function useRereadSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(securityQuery);
}
