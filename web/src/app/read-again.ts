import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Reads again what pages show of these queries, and what is on its way to them: a reply that left before the change may
 * come after the word of it, and would then count as new.
 */
export async function readAgain(
  queryClient: QueryClient,
  { refetchType, ...filters }: InvalidateQueryFilters,
): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    // The others are cancelled and requested again.
    .filter((query) => query.state.data === undefined || !(refetchType === 'all' || query.isActive()));
  await queryClient.invalidateQueries({ refetchType, ...filters });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  await Promise.all(
    underWay.map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' }),
    ),
  );
}
