import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Row } from './message-list.rules.ts';

/** Pixels from the end that still count as the end. */
const near = 48;
/** Rows from the beginning at which what was said before is read. */
const soon = 12;

interface MessageWindow {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Row[];
  /** Room above the first row, in pixels. */
  readonly above: number;
  readonly onNearBeginning: () => void;
}

/**
 * The rows in sight, however many there are. The newest stays in sight when something comes or grows, unless the reader
 * scrolled up; what is read stays in its place when older things come above it.
 */
export function useMessageWindow({ box, rows, above, onNearBeginning }: MessageWindow) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => rows[index]?.height ?? 0,
    getItemKey: (index) => rows[index]?.key ?? index,
    gap: 8,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: near,
    paddingStart: above,
    paddingEnd: 16,
  });
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  const isAtEnd = useRestAtEnd(box, virtualizer);

  const items = virtualizer.getVirtualItems();
  // Only by going back: at first, before the end is in sight, the beginning is.
  const goesBack = virtualizer.scrollDirection === 'backward';
  const isNearBeginning = goesBack && (items[0]?.index ?? soon) < soon;
  useLayoutEffect(() => {
    if (isNearBeginning) onNearBeginning();
  });
  return {
    virtualizer,
    items,
    goToEnd: () => {
      isAtEnd.current = true;
      virtualizer.scrollToEnd();
    },
    goTo: (index: number) => {
      isAtEnd.current = false;
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
  };
}

/**
 * Keeps the end in sight when the room or what stands in it changes its height, unless the reader scrolled away: the ref
 * says which.
 */
function useRestAtEnd(
  box: MessageWindow['box'],
  virtualizer: { scrollToEnd: () => void },
): RefObject<boolean> {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let last = { top: element.scrollTop, height: element.scrollHeight };
    const onScroll = () => {
      const { scrollTop: top, scrollHeight: height } = element;
      if (height - element.clientHeight - top <= near) isAtEnd.current = true;
      // Where the height changed as well, the place was corrected, not left.
      else if (top < last.top && height === last.height) isAtEnd.current = false;
      last = { top, height };
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [box, virtualizer]);
  return isAtEnd;
}
