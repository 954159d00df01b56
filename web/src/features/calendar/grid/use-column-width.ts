import { type RefObject, useLayoutEffect, useState } from 'react';

/** Columns are as wide as they are give or take this, in pixels: a window that is being resized redraws little. */
const grain = 8;

/** Pixels of one of some equal columns. */
export function useColumnWidth(body: RefObject<HTMLElement | null>, columns: number): number {
  const [width, measure] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(() => measure(element.clientWidth));
    observer.observe(element);
    measure(element.clientWidth);
    return () => observer.disconnect();
  }, [body]);
  return Math.floor(width / columns / grain) * grain;
}
