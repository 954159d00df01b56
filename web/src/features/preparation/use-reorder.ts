import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Reorder {
  readonly count: number;
  /** Of what stands at `index`, as the live region names it. */
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Order by dragging a handle or by the arrows on it. Rows carry `data-row`; `said` belongs into a live region.
 */
export function useReorder({ count, nameOf, onMove }: Reorder) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= count) return;
    setSaid(`${nameOf(from)}: mục ${to + 1} trên ${count}`);
    onMove(from, to);
  };

  /** The place whose middle the pointer is above. */
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return below === -1 ? rows.length - 1 : below;
  };

  const handle = (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(index);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged === null) return;
      const over = placeAt(event.clientY);
      const place = over > dragged ? Math.max(dragged, over) : over;
      if (place === dragged) return;
      move(dragged, place);
      setDragged(place);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  });

  return { list, dragged, said, handle };
}
