import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 768px)');

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the list of conversations has room beside the messages. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
