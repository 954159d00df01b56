import { type RefObject, useEffect } from 'react';

interface TypedAheadProps {
  readonly into: RefObject<string>;
  /** Escape: one does not wait for it any more. */
  readonly onLeave: () => void;
}

/** What a key makes of a text; null for keys that mean nothing in one. */
function typedWith(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter' || key === 'Tab') return text;
  return [...key].length === 1 ? text + key : null;
}

/** Keeps what one types while the field it is meant for is still being fetched; no key of it reaches the page behind. */
export function TypedAhead({ into, onLeave }: TypedAheadProps) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const typed = event.key === 'Escape' ? '' : typedWith(into.current, event.key);
      if (typed === null) return;
      into.current = typed;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onLeave();
    };
    addEventListener('keydown', keep, { capture: true });
    return () => removeEventListener('keydown', keep, { capture: true });
  }, [into, onLeave]);
  return null;
}
