import { type RefObject, useEffect } from 'react';

/** Keeps what one types while the field it is meant for is still being fetched. */
export function TypedAhead({ into }: { readonly into: RefObject<string> }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Backspace') into.current = into.current.slice(0, -1);
      else if ([...event.key].length === 1) into.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', keep, { capture: true });
    return () => removeEventListener('keydown', keep, { capture: true });
  }, [into]);
  return null;
}
