import { type KeyboardEvent, useEffect, useRef } from 'react';
import { pressCounts } from '../cards/card-state.rules.ts';

/**
 * For buttons of a card that has just appeared: a press that was on its way, and a key that is held down, are not meant
 * for them.
 */
export function useMeantPress() {
  const appearedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    appearedAt.current = performance.now();
  }, []);
  return (act: () => void) => ({
    onClick: () => {
      if (pressCounts(appearedAt.current, performance.now())) act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  });
}
