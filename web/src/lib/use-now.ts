import { useSyncExternalStore } from 'react';
import { minuteMs } from './format/durations.ts';

let now = Date.now();

function subscribe(listener: () => void): () => void {
  const tick = () => {
    now = Date.now();
    listener();
  };
  const timer = setInterval(tick, minuteMs);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The time in milliseconds, updated every minute, so that "N giờ trước" stays true on an open page. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
