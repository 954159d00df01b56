import type { Me } from '@hopgon/contract/users/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../data/account/me.ts';
import type { Wake } from '../lib/events/wake.ts';
import { lastRead } from '../lib/offline/last-read.ts';
import { currentCompany } from '../lib/session/current-company.ts';
import { readAgain } from './read-again.ts';

const concernsPerson = (wake: Wake): boolean => wake === 'everything' || wake.topics.includes('me');

/** Answers in chat rest on what these change. */
const sourceTopics = new Set(['transcripts', 'readings', 'minutes', 'action-items', 'meetings']);

/** What pages show; the first part of a query's key is the topic that wakes it. */
async function rereadPages(queryClient: QueryClient, wake: Wake): Promise<void> {
  if (wake === 'everything') {
    await readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
    return;
  }
  const topics = wake.topics.filter((topic) => topic !== 'me');
  const isOfSources = topics.some((topic) => sourceTopics.has(topic)) && !topics.includes('chat');
  const keys = [...topics.map((topic) => [topic]), ...(isOfSources ? [['chat', 'messages']] : [])];
  await Promise.all(keys.map((queryKey) => readAgain(queryClient, { queryKey })));
}

const worksIn = (company: string | null, me: Me | undefined): boolean =>
  !me ||
  (company === null
    ? me.companies.length > 0
    : me.companies.some(({ id, obstacle }) => id === company && !obstacle));

/**
 * Reads again what a wake-up names. First the person, also for wake-ups that come meanwhile: of a company that is not
 * theirs any more nothing is asked, it would only be refused.
 */
export function createReread(queryClient: QueryClient): (wake: Wake) => Promise<void> {
  let person: Promise<void> = Promise.resolve();
  return async (wake) => {
    const company = currentCompany.get();
    const queries = queryClient.getQueryCache();
    lastRead.forgetWoken(wake, (queryKey) => queries.find({ queryKey })?.isActive() === true);
    // Guards ask what is known of the person also where no page shows it, such as while one waits for a company.
    if (concernsPerson(wake))
      person = readAgain(queryClient, { queryKey: meQuery.queryKey, refetchType: 'all' });
    await person;
    if (worksIn(company, queryClient.getQueryData(meQuery.queryKey))) await rereadPages(queryClient, wake);
  };
}
