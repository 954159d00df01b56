import { useEffect } from 'react';
import { asksForHelp, asksForSearch } from '../../lib/keyboard/shortcuts.ts';
import { singleKeys } from '../../lib/keyboard/single-keys.ts';
import { isCovered, isWrittenIn } from '../../lib/keyboard/whose-keys.ts';

interface Shortcuts {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Ctrl+K anywhere; the bare ? where nobody writes, and unless it was turned off. */
export function useShortcuts({ onSearch, onHelp }: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForSearch(event)) {
        // Browsers have a search of their own on this key.
        event.preventDefault();
        if (!document.querySelector('[aria-modal="true"]')) onSearch();
      } else if (asksForHelp(event) && singleKeys.areOn() && !isWrittenIn(event.target) && !isCovered()) {
        event.preventDefault();
        onHelp();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onSearch, onHelp]);
}
