import { type RefObject, useEffect, useRef } from 'react';

/** Of an element that is hidden for a while: it gets the focus back once it is shown, unless the focus has moved elsewhere. */
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
