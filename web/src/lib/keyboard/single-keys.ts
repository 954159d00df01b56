import { useSyncExternalStore } from 'react';
import { storage } from '../storage.ts';

/** Shortcuts of one bare key can be turned off: they get in the way of who speaks to the computer (WCAG 2.1.4). */
const storageKey = 'singleKeys';
const listeners = new Set<() => void>();

export const singleKeys = {
  areOn: (): boolean => storage.read(storageKey) !== 'off',

  turn(on: boolean): void {
    if (on) storage.remove(storageKey);
    else storage.write(storageKey, 'off');
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeys.areOn);
