import { useSyncExternalStore } from 'react';
import { minuteMs } from './format/durations.ts';

const clockListeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const listener of clockListeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (clockListeners.size === 0) {
    timer = setInterval(tick, minuteMs);
    document.addEventListener('visibilitychange', tick);
  }
  clockListeners.add(listener);
  return () => {
    clockListeners.delete(listener);
    if (clockListeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Stands still while nobody listens: the first to look sets it. */
function read(): number {
  if (clockListeners.size === 0 && Math.abs(Date.now() - now) >= minuteMs) now = Date.now();
  return now;
}

/** The time in milliseconds, updated every minute, so that "N giờ trước" stays true on an open page. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
