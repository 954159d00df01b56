import { useSyncExternalStore } from 'react';

const texts = new Map<string, string>();
const listeners = new Set<() => void>();
let isAnnounced = false;

// Pieces may come faster than a screen is drawn.
function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  requestAnimationFrame(() => {
    isAnnounced = false;
    for (const listener of listeners) listener();
  });
}

/** What was said so far of answers that are being written, by the key of their turn. */
export const written = {
  set(key: string, text: string): void {
    if (text === '') texts.delete(key);
    else texts.set(key, text);
    announce();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWritten = (key: string): string =>
  useSyncExternalStore(subscribe, () => texts.get(key) ?? '');
