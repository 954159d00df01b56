import { useEffect, useRef } from 'react';
import { isBare } from './shortcuts.ts';
import { singleKeys } from './single-keys.ts';
import { isCovered, isWrittenIn } from './whose-keys.ts';

/** What a key does, by its place on the keyboard (`event.code`): Telex turns w into ư, other layouts move letters. */
type BareKeys = readonly (readonly [code: string, act: () => void])[];

/** Acts on single keys where nobody writes and nothing stands over the page, unless they are turned off. */
export function useBareKeys(keys: BareKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const [, act] = latest.current.find(([code]) => code === event.code) ?? [];
      if (!act || event.defaultPrevented || !isBare(event) || !singleKeys.areOn()) return;
      if (isWrittenIn(event.target) || isCovered()) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
