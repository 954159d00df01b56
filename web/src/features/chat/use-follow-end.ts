import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const near = 48;

interface FollowEnd {
  /** What scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What is in it. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** Whether the reader has scrolled up. */
  readonly isAway: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/**
 * Keeps the newest in sight when something comes or grows, unless the reader scrolled up; and keeps what is read in its
 * place when older things come above it. `firstKey` names the first thing shown.
 */
export function useFollowEnd(firstKey: string | undefined): FollowEnd {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const first = useRef({ key: firstKey, height: 0 });
  const [isAway, setAway] = useState(false);

  const toEnd = () => {
    following.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (following.current) box.current?.scrollTo({ top: box.current.scrollHeight });
    });
    for (const part of [box.current, content.current]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const scrolls = box.current;
    if (!scrolls) return;
    const before = first.current;
    const grown = scrolls.scrollHeight - before.height;
    if (before.key !== undefined && before.key !== firstKey && !following.current) scrolls.scrollTop += grown;
    first.current = { key: firstKey, height: scrolls.scrollHeight };
  });

  const onScroll = () => {
    const scrolls = box.current;
    if (!scrolls) return;
    following.current = scrolls.scrollHeight - scrolls.scrollTop - scrolls.clientHeight < near;
    setAway(!following.current);
  };

  return { box, content, isAway, toEnd, onScroll };
}
