import { useRef } from 'react';
import { useUnsavedInput } from './unsaved-input.ts';

/**
 * What a page shows, while something is written on it: what takes the form away waits until it is saved or given up. At
 * another place, and where `isSame` says that nothing is taken away, the newest is shown at once.
 */
export function useSteady<T>(newest: T, place: unknown, isSame: (shown: T, next: T) => boolean): T {
  const isWriting = useUnsavedInput();
  const shown = useRef({ place, value: newest });
  if (!isWriting || shown.current.place !== place || isSame(shown.current.value, newest)) {
    shown.current = { place, value: newest };
  }
  return shown.current.value;
}
