import { type RefObject, useEffect, useRef } from 'react';

const rowsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll('li')];

/** What takes the focus of something that is gone: its row while it stands, else the row in its place, else the heading. */
function heirOf(box: HTMLElement, row: HTMLElement, place: number): HTMLElement {
  if (row.isConnected) return row;
  const rows = rowsIn(box);
  return rows[Math.min(place, rows.length - 1)] ?? box.querySelector<HTMLElement>('h2, h3') ?? box;
}

/**
 * Of a part with rows that a press in them changes or takes away, and with them what was pressed: the focus stays in the
 * part. It goes to a row and not to its button, so that a key held too long does nothing to the next one.
 */
export function useRowFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    let last: { readonly element: Element; readonly row: HTMLElement; readonly place: number } | null = null;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('li') : null;
      last =
        target instanceof Element && row ? { element: target, row, place: rowsIn(box).indexOf(row) } : null;
    };
    const follow = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const heir = heirOf(box, last.row, last.place);
      heir.tabIndex = -1;
      heir.focus();
    };
    const changes = new MutationObserver(follow);
    changes.observe(box, { childList: true, subtree: true });
    box.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      box.removeEventListener('focusin', remember);
    };
  }, []);
  return part;
}
