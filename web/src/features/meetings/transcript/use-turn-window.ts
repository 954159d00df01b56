import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So few are all drawn: the browser's own search and a screen reader's list then have the whole. */
const allDrawn = 60;
const overscan = 6;

interface TurnWindowParts {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels, until a row was measured. */
  readonly heightOf: (index: number) => number;
  /** Rows that stay drawn wherever one scrolls: being corrected, or focused. */
  readonly pinned: readonly number[];
}

/** Which rows of a transcript to draw as the page scrolls, where each stands, and the way to one. */
export function useTurnWindow({ list, count, heightOf, pinned }: TurnWindowParts) {
  const [top, setTop] = useState(0);
  const kept = pinned.filter((index) => index < count);
  const key = kept.join(' ');
  // A new function is a new range for the virtualizer, so that a row stays drawn from the moment it is pinned.
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (range.count <= allDrawn) return Array.from({ length: range.count }, (_, index) => index);
      const rows = new Set([...defaultRangeExtractor(range), ...key.split(' ').filter(Boolean).map(Number)]);
      return [...rows].sort((left, right) => left - right);
    },
    [key],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: heightOf,
    overscan,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor,
    useFlushSync: false,
  });
  // What stands above may come and go, such as an offer: asked after each drawing.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const latest = useRef(virtualizer);
  latest.current = virtualizer;
  const goTo = useCallback((index: number) => latest.current.scrollToIndex(index, { align: 'center' }), []);
  const { range } = virtualizer;
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    height: virtualizer.getTotalSize(),
    /** For each row, which also names its place as `data-index`. */
    measure: virtualizer.measureElement,
    /** The first row in sight. */
    first: range?.startIndex ?? 0,
    goTo,
  };
}
