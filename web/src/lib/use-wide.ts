import { useSyncExternalStore } from 'react';

const follow = (query: MediaQueryList) => {
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return { subscribe, get: () => query.matches };
};

const table = follow(matchMedia('(min-width: 48rem)'));
const rail = follow(matchMedia('(min-width: 64rem)'));
const desk = follow(matchMedia('(min-width: 73.75rem)'));

/** Whether things have room beside each other: no phone. */
export const useWide = (): boolean => useSyncExternalStore(table.subscribe, table.get);

/** Whether a rail has room beside a page. */
export const useRail = (): boolean => useSyncExternalStore(rail.subscribe, rail.get);

/** Whether a panel has room beside all that, too. */
export const useDesk = (): boolean => useSyncExternalStore(desk.subscribe, desk.get);
