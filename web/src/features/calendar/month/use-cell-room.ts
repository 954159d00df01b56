import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of a day's number, and of a meeting's line below. */
const head = 32;
const line = 24;

/** How many lines a cell of a month has room for. */
export function useCellRoom(body: RefObject<HTMLElement | null>, rows: number): number {
  const [height, measure] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.height ?? 0));
    observer.observe(element);
    measure(element.clientHeight);
    return () => observer.disconnect();
  }, [body]);
  return Math.max(1, Math.floor((height / rows - head) / line));
}
