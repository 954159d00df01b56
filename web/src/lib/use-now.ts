import { useSyncExternalStore } from 'react';
import { minuteMs } from './format/durations.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, minuteMs);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Stands still while nobody listens: the first to look sets it. */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= minuteMs) now = Date.now();
  return now;
}

/** The time in milliseconds, updated every minute, so that "N giờ trước" stays true on an open page. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
