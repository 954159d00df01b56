import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the focus on what a key led to, once it is drawn there. */
export function useFocusSoon(body: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const found = wanted.current && body.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    found.focus({ preventScroll: found.hasAttribute('data-slot') });
    wanted.current = null;
  });
  return (selector) => {
    wanted.current = selector;
  };
}
