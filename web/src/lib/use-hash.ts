import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What stands behind the # of the address: a second link of a mail opened in the same tab changes it alone. */
export const useHash = (): string => useSyncExternalStore(follow, () => location.hash);

/** The token of the link. It stands behind the #, where no server ever sees it. */
export const useHashToken = (): string => new URLSearchParams(useHash().replace(/^#/, '')).get('token') ?? '';
