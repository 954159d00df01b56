import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAgain } from './read-again.ts';

/** A list whose replies come when the test says so; each holds what there was at the time of its request. */
function slowList() {
  const replies: (() => void)[] = [];
  let meetings = 0;
  const queryFn = (): Promise<number> => {
    const then = meetings;
    return new Promise((resolve) => replies.push(() => resolve(then)));
  };
  return {
    options: { queryKey: ['meetings', 'list'], queryFn, staleTime: Number.POSITIVE_INFINITY },
    add: () => {
      meetings += 1;
    },
    reply: (place: number) => replies[place]?.(),
    asked: () => replies.length,
  };
}

test.each([
  ['a page waits for', true],
  ['no page shows yet', false],
])('a first reply that %s and that left before the change is asked for again', async (_, isShown) => {
  const [queryClient, list] = [new QueryClient(), slowList()];
  const stop = isShown ? new QueryObserver(queryClient, list.options).subscribe(() => undefined) : null;
  const first = queryClient.fetchQuery(list.options);
  list.add();
  const again = readAgain(queryClient, { queryKey: ['meetings'] });
  list.reply(0);
  await first;
  await expect.poll(list.asked).toBe(2);
  list.reply(1);
  await again;
  expect(queryClient.getQueryData(list.options.queryKey)).toBe(1);
  stop?.();
});

test('what nobody waits for is asked for when somebody does', async () => {
  const [queryClient, list] = [new QueryClient(), slowList()];
  queryClient.setQueryData(list.options.queryKey, 0);
  list.add();
  await readAgain(queryClient, { queryKey: ['meetings'] });
  expect(list.asked()).toBe(0);
  const read = queryClient.fetchQuery(list.options);
  list.reply(0);
  expect(await read).toBe(1);
});

test('what guards ask is asked for again though no page shows it, also when a reply was on its way', async () => {
  const [queryClient, list] = [new QueryClient(), slowList()];
  queryClient.setQueryData(list.options.queryKey, 0);
  const before = queryClient.fetchQuery({ ...list.options, staleTime: 0 }).catch(() => undefined);
  list.add();
  const again = readAgain(queryClient, { queryKey: ['meetings'], refetchType: 'all' });
  list.reply(0);
  await expect.poll(list.asked).toBe(2);
  list.reply(1);
  await Promise.all([before, again]);
  expect(queryClient.getQueryData(list.options.queryKey)).toBe(1);
});

test('a reply that does not come delays no other', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => Promise.reject(new Error('the network is away'));
  void queryClient.fetchQuery({ queryKey: ['meetings'], queryFn }).catch(() => undefined);
  await expect(readAgain(queryClient, { queryKey: ['meetings'] })).resolves.toBeUndefined();
});
