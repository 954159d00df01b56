import { useMemo, useRef } from 'react';
import type { Entry } from '../entries/entry.rules.ts';
import type { Span } from '../entries/shift.rules.ts';
import type { Calendar } from '../use-calendar.ts';
import { dragged, type Grip, pressed } from './drag.rules.ts';
import type { GridActions } from './grid-actions.ts';
import type { Preview } from './grid-layers.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useLaidOut } from './use-laid-out.ts';
import { useNudge } from './use-nudge.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

/** The meeting of which an element is a part. */
export const entryOf = (element: Element | null, entries: readonly Entry[]): Entry | undefined => {
  const id = element?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  return id === undefined ? undefined : entries.find((entry) => entry.id === id);
};

/** The list with one of it standing elsewhere for now. */
export const useWithShown = (entries: readonly Entry[], shown: Entry | null): readonly Entry[] =>
  useMemo(
    () => (shown ? [...entries.filter(({ id }) => id !== shown.id), shown] : entries),
    [entries, shown],
  );

/** What lies under a pointer that went down: an edge, a meeting, an empty hour; null when it cannot be dragged. */
function gripOf(target: Element, entries: readonly Entry[], drawn: Span | null): Grip | null {
  if (drawn && target.closest('[data-drawn]'))
    return { kind: target.closest('[data-drawn-end]') ? 'end-new' : 'move-new', span: drawn };
  const edge = target.closest<HTMLElement>('[data-edge]');
  const ofEdge = edge && entries.find(({ id }) => id === edge.dataset.of);
  if (ofEdge) return { kind: edge.dataset.edge === 'start' ? 'start' : 'end', entry: ofEdge };
  const entry = entryOf(target, entries);
  if (entry) return entry.mayMove ? { kind: 'move', entry } : null;
  // A press beside a new meeting leaves its card, and draws no other one.
  return !drawn && target.closest('[data-day]') ? { kind: 'make' } : null;
}

/** Where meetings stand on the grid of hours, and what pointers and keys do there. */
export function useTimeGrid(calendar: Calendar, actions: GridActions, drawn: Span | null) {
  const { days, timeZone, settings } = calendar;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { announce, onChange, onMake } = actions;
  const nudge = useNudge({ timeZone, onChange, announce });
  const entries = useWithShown(calendar.entries, nudge.shown);
  const byDay = useLaidOut(days, entries, timeZone);
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const find = (element: Element | null) => entryOf(element, entries);
  const keys = useGridKeys({ calendar, entries, nudge, scroller, body, actions, find });
  const { drag, handlers } = usePointerDrag({
    body,
    scroller,
    columns: days.length,
    gripOf: (target) => gripOf(target, entries, drawn),
    onDrop(dropped) {
      const span = dragged(dropped, names, timeZone);
      if ('entry' in dropped.grip) onChange(dropped.grip.entry, span);
      else onMake(span);
    },
    onPress(point, isTouch) {
      const span = pressed(point, names, settings.defaultMeetingDuration, timeZone);
      if (!isTouch || keys.touch(span)) onMake(span);
    },
  });
  const preview: Preview | null = drag
    ? { entry: 'entry' in drag.grip ? drag.grip.entry : null, span: dragged(drag, names, timeZone) }
    : drawn && { entry: null, span: drawn };
  return { scroller, body, byDay, keys, handlers, preview, find };
}
