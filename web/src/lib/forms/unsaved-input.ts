import { useSyncExternalStore } from 'react';

const guards = new Set<() => boolean>();
const inputListeners = new Set<() => void>();

/** What is written on the open page and not saved: every guard says whether its part is. */
export const unsavedInput = {
  has: (): boolean => [...guards].some((isDirty) => isDirty()),

  watch(isDirty: () => boolean): () => void {
    guards.add(isDirty);
    return () => {
      guards.delete(isDirty);
      unsavedInput.changed();
    };
  },

  changed(): void {
    for (const listener of inputListeners) listener();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  inputListeners.add(listener);
  return () => inputListeners.delete(listener);
};

export const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, unsavedInput.has);
