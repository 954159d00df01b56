import type { Me } from '@hopgon/contract/users/schemas';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currentCompany } from '../lib/session/current-company.ts';
import { createReread } from './reread.ts';

const person = (...companies: readonly string[]) => ({
  companies: companies.map((id) => ({
    id,
    name: id,
    role: 'member' as const,
    closed: false,
    obstacle: null,
  })),
});

/** A tab in the company 'van', on a page with its members. */
function tab(after: Pick<Me, 'companies'>) {
  const queryClient = new QueryClient();
  const asked: string[] = [];
  const show = (topic: string, known: unknown, then: unknown) => {
    queryClient.setQueryData([topic], known);
    const queryFn = () => {
      asked.push(topic);
      return Promise.resolve(then);
    };
    new QueryObserver(queryClient, { queryKey: [topic], queryFn, staleTime: 60_000 }).subscribe(
      () => undefined,
    );
  };
  show('me', person('van'), after);
  show('members', [], []);
  currentCompany.choose('van');
  return { reread: createReread(queryClient), asked };
}

test.each([
  ['who is still there reads the page again', person('van'), ['me', 'members', 'members']],
  ['who was removed asks nothing more of the company', person(), ['me']],
  ['nor of it in the next one', person('moc'), ['me']],
])('%s', async (_, after, expected) => {
  const { reread, asked } = tab(after);
  await Promise.all([reread({ topics: ['me', 'members'] }), reread({ topics: ['members'] })]);
  expect(asked).toEqual(expected);
});

test.each([
  ['a changed transcript', 'transcripts', true],
  ['a new member', 'members', false],
] as const)('%s makes a conversation ask its sources again: %s', async (_, topic, isAsked) => {
  const queryClient = new QueryClient();
  const queryKey = ['chat', 'messages', 's1'];
  queryClient.setQueryData(['me'], person('van'));
  queryClient.setQueryData(queryKey, []);
  currentCompany.choose('van');
  await createReread(queryClient)({ topics: [topic] });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isAsked);
});
