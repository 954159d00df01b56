import { useEffect, useState } from 'react';

/** Renders every second while something runs; returns what the clock says. */
export function useSeconds(clock: () => number, isRunning: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return clock();
}
