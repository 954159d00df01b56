/** What a key makes of a text; null for keys that mean nothing in one. */
function typedWith(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter' || key === 'Tab') return text;
  return [...key].length === 1 ? text + key : null;
}

export interface TypedAhead {
  /** From the very press that opens the field. */
  readonly begin: () => void;
  /** The field has the focus, or nobody waits for it any more; what was typed for it, null when nobody waited. */
  readonly end: () => string | null;
}

/** Whether a key comes to what was opened: it has the focus, though nobody may have said so. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Keeps what one types while the field it is meant for is still being fetched, drawn and given the focus; no key of it
 * reaches the page behind. Escape: one does not wait for it any more.
 */
export function createTypedAhead(onLeave: () => void): TypedAhead {
  let text: string | null = null;
  const keep = (event: KeyboardEvent) => {
    if (text === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isInDialog(event.target)) return;
    const typed = event.key === 'Escape' ? '' : typedWith(text, event.key);
    if (typed === null) return;
    text = typed;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
  };
  return {
    begin: () => {
      text = '';
      addEventListener('keydown', keep, { capture: true });
    },
    end: () => {
      const kept = text;
      text = null;
      removeEventListener('keydown', keep, { capture: true });
      return kept;
    },
  };
}
