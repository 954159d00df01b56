import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the first page was painted: what takes long to render waits for that. On a page one moves to later all stands at
 * once, so that going back finds the place one had scrolled to.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(() => document.readyState === 'complete');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is painted after its callbacks.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
