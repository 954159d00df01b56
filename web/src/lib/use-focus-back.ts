import { type RefObject, useEffect, useRef } from 'react';

/** Of something that gives way for a while: it has the focus again once it is back, unless that has gone elsewhere. */
export function useFocusBack<E extends HTMLElement>(isAway: boolean): RefObject<E | null> {
  const place = useRef<E>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    // What held the focus took it along: it fell to the page, or to the dialog all this stands in.
    const isFree = document.activeElement?.contains(place.current);
    if (wasAway.current && !isAway && isFree) place.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return place;
}
