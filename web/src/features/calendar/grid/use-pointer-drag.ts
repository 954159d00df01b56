import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Drag, Grip, Point } from './drag.rules.ts';
import { minutesOfDay, toMinutes } from './grid.rules.ts';

/** A mouse means to drag once it moved this far; a finger that moves this far before it rests means to scroll. */
const slack = { mouse: 4, touch: 10 };
/** Milliseconds a finger rests before it lifts what is under it. */
const longPress = 420;
/** Pixels from an edge at which the grid begins to move along. */
const nearEdge = 44;

interface DragInput {
  /** What holds the columns of the days, as high as a day. */
  readonly body: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: number;
  /** What lies under a pointer that went down; null when it cannot be dragged. */
  readonly gripOf: (target: Element) => Grip | null;
  readonly onDrop: (drag: Drag) => void;
  readonly onPress: (point: Point, isTouch: boolean) => void;
}

interface Held {
  readonly grip: Grip;
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly from: Point;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  lifted: boolean;
  at: { x: number; y: number };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The press that ends a drag is none. */
export function endsDrag(event: MouseEvent, wasDragged: { current: boolean }): void {
  if (!wasDragged.current) return;
  wasDragged.current = false;
  event.preventDefault();
  event.stopPropagation();
}

function pointOf(body: HTMLElement | null, columns: number, x: number, y: number): Point {
  const box = body?.getBoundingClientRect();
  if (!box) return { index: 0, minute: 0 };
  const index = clamp(Math.floor(((x - box.left) / box.width) * columns), 0, columns - 1);
  return { index, minute: clamp(toMinutes(y - box.top), 0, minutesOfDay - 1) };
}

/** Dragging on the grid with a mouse, a pen or, after a long press, a finger. */
export function usePointerDrag({ body, scroller, columns, gripOf, onDrop, onPress }: DragInput) {
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const [drag, show] = useState<Drag | null>(null);

  const pointAt = (x: number, y: number) => pointOf(body.current, columns, x, y);
  const follow = ({ grip, from, at }: Held) => {
    const to = pointAt(at.x, at.y);
    show((before) =>
      before && before.to.index === to.index && before.to.minute === to.minute ? before : { grip, from, to },
    );
  };
  const end = () => {
    clearTimeout(held.current?.timer);
    held.current = null;
    show(null);
  };
  const lift = () => {
    const now = held.current;
    if (!now) return;
    now.lifted = true;
    body.current?.setPointerCapture(now.pointerId);
    if (now.isTouch) navigator.vibrate?.(10);
    follow(now);
  };

  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false;
    const grip = event.target instanceof Element && event.button === 0 ? gripOf(event.target) : null;
    if (!grip || !event.isPrimary) return;
    const isTouch = event.pointerType === 'touch';
    const { clientX: x, clientY: y, pointerId } = event;
    // Its card may stand within the first steps of the pointer.
    if (!isTouch && grip.kind === 'end-new') body.current?.setPointerCapture(pointerId);
    const timer = isTouch ? setTimeout(lift, longPress) : undefined;
    held.current = {
      grip,
      pointerId,
      isTouch,
      x,
      y,
      timer,
      from: pointAt(x, y),
      lifted: false,
      at: { x, y },
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointerId) return;
    // The button was released outside of what listens.
    if (event.buttons === 0) return end();
    now.at = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(event.clientX - now.x, event.clientY - now.y);
    if (now.lifted) follow(now);
    else if (now.isTouch && far > slack.touch) end();
    else if (!now.isTouch && far > slack.mouse) lift();
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = held.current;
    if (!now || event.pointerId !== now.pointerId) return;
    const to = pointAt(event.clientX, event.clientY);
    end();
    wasDragged.current = now.lifted || now.grip.kind === 'end-new';
    if (now.lifted) onDrop({ grip: now.grip, from: now.from, to });
    else if (now.grip.kind === 'make') onPress(to, now.isTouch);
  };
  const onClickCapture = (event: MouseEvent) => endsDrag(event, wasDragged);

  useWhileDragging({ held, scroller, body, follow, end, isDragging: drag !== null });
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture };
  return { drag, handlers };
}

interface WhileDragging extends Pick<DragInput, 'scroller' | 'body'> {
  readonly held: RefObject<Held | null>;
  readonly follow: (held: Held) => void;
  readonly end: () => void;
  readonly isDragging: boolean;
}

/** The grid moves along at its edges, Escape ends it, and a finger that lifted something scrolls nothing. */
function useWhileDragging({ held, scroller, body, follow, end, isDragging }: WhileDragging): void {
  useEffect(() => {
    const element = body.current;
    const stay = (event: Event) => {
      if (held.current?.lifted) event.preventDefault();
    };
    // Not passive, or a browser would scroll before that can be prevented.
    element?.addEventListener('touchmove', stay, { passive: false });
    element?.addEventListener('contextmenu', stay);
    return () => {
      element?.removeEventListener('touchmove', stay);
      element?.removeEventListener('contextmenu', stay);
    };
  }, [body, held]);

  const latest = useRef({ follow, end });
  latest.current = { follow, end };
  useEffect(() => {
    if (!isDragging) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.end();
    };
    let frame = requestAnimationFrame(function moveAlong() {
      const box = scroller.current?.getBoundingClientRect();
      const now = held.current;
      if (box && now) {
        const above = Math.min(0, now.at.y - box.top - nearEdge * 2);
        const below = Math.max(0, now.at.y - box.bottom + nearEdge);
        if (above !== 0 || below !== 0) {
          scroller.current?.scrollBy({ top: clamp((above + below) / 4, -14, 14) });
          latest.current.follow(now);
        }
      }
      frame = requestAnimationFrame(moveAlong);
    });
    addEventListener('keydown', stop, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', stop, true);
    };
  }, [isDragging, held, scroller]);
}
