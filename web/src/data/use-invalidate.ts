import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Has all that was read under these keys read again; resolves when it is there. */
export function useInvalidate(...keys: readonly QueryKey[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
