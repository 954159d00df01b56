import { MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallFailure } from '../lib/api/call-failure.ts';
import { createQueryClient } from './query-client.ts';

let queryClient: QueryClient;
let attempts = 0;
const lost = () => {
  attempts += 1;
  return Promise.reject(new CallFailure('Failed to fetch', { status: 0 }));
};

beforeEach(() => {
  queryClient = createQueryClient();
  attempts = 0;
  queryClient.mount();
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.unmount();
});

test('a change made offline fails at once and is not sent when the network returns', async () => {
  const members = { queryKey: ['members'], queryFn: lost };
  queryClient.setQueryData(members.queryKey, []);
  const removal = new MutationObserver(queryClient, {
    mutationFn: lost,
    // As screens do: the list is read again before the change counts as settled.
    onSettled: () => queryClient.fetchQuery({ ...members, staleTime: 0 }).catch(() => undefined),
  });
  await expect(removal.mutate()).rejects.toThrow('Failed to fetch');
  expect(attempts).toBe(2);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(attempts).toBe(2);
});
