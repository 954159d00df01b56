import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { companyQuery } from './companies.ts';

const minute = 60_000;
const queryKey = [...companyQuery.queryKey];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function knownSinceNow(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, { can: { openChat: true } });
  return queryClient;
}

/** Whether a screen that opens now would ask the server. */
const wouldAsk = (queryClient: QueryClient) =>
  queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(Number(companyQuery.staleTime));

// Proves S4.023, S9.004
test('permissions are known for five minutes, then requested again', () => {
  const queryClient = knownSinceNow();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(wouldAsk(queryClient)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(wouldAsk(queryClient)).toBe(true);
});

// Proves S4.023, S9.004
test('a wake-up of the company drops them before', async () => {
  const queryClient = knownSinceNow();
  await queryClient.invalidateQueries({ queryKey: ['company'] });
  expect(wouldAsk(queryClient)).toBe(true);
});
