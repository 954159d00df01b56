import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** So few are all drawn: the browser's own search then finds them. */
const allDrawn = 60;

const drawn = (range: Range): number[] =>
  range.count <= allDrawn
    ? Array.from({ length: range.count }, (_, index) => index)
    : defaultRangeExtractor(range);

interface RowWindowParts {
  /** What holds the rows. */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels, until a row was measured. */
  readonly height: number;
  readonly gap?: number;
  /** Rows beyond the window's edges. */
  readonly overscan: number;
  /** The first and the last row that are drawn. */
  readonly onSight: (first: number, last: number) => void;
}

/** Which rows of a long list to draw as the page scrolls, and how much room the others take. */
export function useRowWindow({ list, count, height, gap = 0, overscan, onSight }: RowWindowParts) {
  const [top, setTop] = useState(0);
  const window_ = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => height,
    gap,
    overscan,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: drawn,
    useFlushSync: false,
  });
  // What stands above may come and go, such as an offer: asked after each drawing.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const rows = window_.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const [firstIndex, lastIndex] = [first?.index ?? 0, last?.index ?? 0];
  useEffect(() => onSight(firstIndex, lastIndex), [firstIndex, lastIndex, onSight]);

  return {
    indexes: rows.map((row) => row.index),
    before: first ? Math.max(0, first.start - top) : 0,
    after: last ? Math.max(0, window_.getTotalSize() - (last.end - top)) : 0,
    /** For each row, which also names its place as `data-index`. */
    measure: window_.measureElement,
  };
}
