import { useSyncExternalStore } from 'react';

/** What is being written, by conversation. It outlives the page that shows it, not the tab. */
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const drafts = {
  read: (key: string): string => texts.get(key) ?? '',

  write(key: string, text: string): void {
    if (text === '') texts.delete(key);
    else texts.set(key, text);
    for (const listener of listeners) listener();
  },
};

export const useDraft = (key: string): string => useSyncExternalStore(subscribe, () => drafts.read(key));
