import type { QueryClient } from '@tanstack/react-query';
import { dropCompanyData } from '../data/companies.ts';
import { shareStream } from '../lib/events/shared-stream.ts';
import type { Wake } from '../lib/events/wake.ts';
import { currentCompany } from '../lib/session/current-company.ts';
import { session } from '../lib/session/session.ts';

/** The first part of a query's key is the topic that wakes it. */
async function reread(queryClient: QueryClient, wake: Wake): Promise<void> {
  if (wake === 'everything') return queryClient.invalidateQueries();
  await Promise.all(wake.topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
}

const concernsAccess = (wake: Wake): boolean =>
  wake === 'everything' || wake.topics.includes('me') || wake.topics.includes('company');

/** While someone is signed in, what changes on the server is read again here. */
export function followServer(queryClient: QueryClient, recheck: () => Promise<void>): void {
  let stop: (() => void) | null = null;
  const hear = async (wake: Wake) => {
    const company = currentCompany.get();
    await reread(queryClient, wake);
    // Whoever was removed from a company, or made its admin, stands before other guards now. First, or pages that are
    // about to close would ask again for what they may no longer read.
    if (concernsAccess(wake)) await recheck();
    if (currentCompany.get() !== company) await dropCompanyData(queryClient);
  };
  const follow = () => {
    const signedIn = session.get() !== null;
    if (signedIn && !stop) stop = shareStream((wake) => void hear(wake));
    if (!signedIn && stop) {
      stop();
      stop = null;
    }
  };
  session.subscribe(follow);
  follow();
}
