import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads again what pages show of these queries, and what is on its way to them: a reply that left before the change may
 * come after the word of it, and would then count as new.
 */
export async function readAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    // The others are broken off and asked for anew.
    .filter((query) => query.state.data === undefined || !query.isActive());
  await queryClient.invalidateQueries(filters);
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  await Promise.all(
    underWay.map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' }),
    ),
  );
}
