import { daysBetween } from '@hopgon/engine/time/days';
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Entry } from '../entries/entry.rules.ts';
import { movedEntry, type Span } from '../entries/shift.rules.ts';
import { endsDrag } from '../grid/use-pointer-drag.ts';

interface DayDragInput {
  readonly timeZone: string;
  readonly body: RefObject<HTMLElement | null>;
  readonly find: (element: Element | null) => Entry | undefined;
  readonly onChange: (entry: Entry, to: Span) => void;
}

interface Held {
  readonly entry: Entry;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly from: string;
  isLifted: boolean;
}

const slack = 4;

/** Taking a meeting to another day with a mouse or pen; a finger opens the day instead. */
export function useDayDrag({ timeZone, body, find, onChange }: DayDragInput) {
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const [shown, show] = useState<{ over: string | null; heldId: string } | null>(null);

  const dayAt = ({ clientX: x, clientY: y }: PointerEvent): string | null =>
    document
      .elementsFromPoint(x, y)
      .find((element) => body.current?.contains(element) && element.closest('[data-day]'))
      ?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;
  const end = () => {
    held.current = null;
    show(null);
  };
  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false;
    const entry = event.target instanceof Element ? find(event.target) : undefined;
    const from = dayAt(event);
    if (!entry?.mayMove || event.button !== 0 || event.pointerType === 'touch' || !from) return;
    const { pointerId, clientX: x, clientY: y } = event;
    held.current = { entry, pointerId, x, y, from, isLifted: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (!now) return;
    // The button was released outside of what listens.
    if (event.buttons === 0) return end();
    if (!now.isLifted && Math.hypot(event.clientX - now.x, event.clientY - now.y) < slack) return;
    if (!now.isLifted) event.currentTarget.setPointerCapture(now.pointerId);
    now.isLifted = true;
    const over = dayAt(event);
    show((before) => (before?.over === over ? before : { over, heldId: now.entry.id }));
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = held.current;
    const to = dayAt(event);
    end();
    if (!now?.isLifted) return;
    wasDragged.current = true;
    if (to) {
      onChange(now.entry, movedEntry(now.entry, { days: daysBetween(now.from, to), minutes: 0 }, timeZone));
    }
  };
  const onClickCapture = (event: MouseEvent) => endsDrag(event, wasDragged);
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture };
  return { over: shown?.over ?? null, heldId: shown?.heldId ?? null, handlers };
}
