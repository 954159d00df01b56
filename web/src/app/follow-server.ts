import type { QueryClient } from '@tanstack/react-query';
import { shareStream } from '../lib/events/shared-stream.ts';
import type { Wake } from '../lib/events/wake.ts';
import { session } from '../lib/session/session.ts';

/** The first part of a query's key is the topic that wakes it. */
async function reread(queryClient: QueryClient, wake: Wake): Promise<void> {
  if (wake === 'everything') return queryClient.invalidateQueries();
  await Promise.all(wake.topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
}

/** While someone is signed in, what changes on the server is read again here. */
export function followServer(queryClient: QueryClient): void {
  let stop: (() => void) | null = null;
  const follow = () => {
    const signedIn = session.get() !== null;
    if (signedIn && !stop) stop = shareStream((wake) => void reread(queryClient, wake));
    if (!signedIn && stop) {
      stop();
      stop = null;
    }
  };
  session.subscribe(follow);
  follow();
}
