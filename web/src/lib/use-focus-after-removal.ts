import { type RefObject, useEffect, useRef } from 'react';

interface FocusAfterRemoval {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Told of the row that is being removed from it. */
  readonly leave: (id: string) => void;
}

/**
 * Of a list whose rows are removed by a button in them, which takes the focus along: it goes to the button of the row
 * that takes the place, else to one above, else to the heading.
 */
export function useFocusAfterRemoval(ids: readonly string[]): FocusAfterRemoval {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<{ readonly id: string; readonly place: number } | null>(null);
  useEffect(() => {
    const gone = leaving.current;
    if (!gone || ids.includes(gone.id)) return;
    leaving.current = null;
    // It has gone elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    const nearest = [...rows.slice(gone.place), ...rows.slice(0, gone.place).reverse()];
    const next = nearest.map((row) => row.querySelector('button')).find((button) => button !== null);
    (next ?? heading.current)?.focus();
  }, [ids]);
  return {
    list,
    heading,
    leave: (id) => {
      leaving.current = { id, place: ids.indexOf(id) };
    },
  };
}
