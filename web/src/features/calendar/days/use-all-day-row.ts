import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { useEntryKeys } from '../entries/use-entry-keys.ts';
import type { GridActions } from '../grid/grid-actions.ts';
import { useNudge } from '../grid/use-nudge.ts';
import { entryOf, useWithShown } from '../grid/use-time-grid.ts';
import type { Calendar } from '../use-calendar.ts';
import { useFocusSoon } from '../use-focus-soon.ts';
import { useDayDrag } from './use-day-drag.ts';

interface AllDayRowInput {
  readonly calendar: Calendar;
  /** What holds the days that a bar can be dropped on. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly actions: GridActions;
}

/** Which meetings stand over the hours, and what pointers and keys do to them: they go to other days, never to other hours. */
export function useAllDayRow({ calendar, grid, actions }: AllDayRowInput) {
  const { timeZone } = calendar;
  const row = useRef<HTMLDivElement>(null);
  const { onChange, announce } = actions;
  const nudge = useNudge({ timeZone, onChange, announce });
  const entries = useWithShown(calendar.entries, nudge.shown).filter(({ days }) => days !== null);
  const find = (element: Element | null) => entryOf(element, entries);
  const drag = useDayDrag({ timeZone, body: grid, find, onChange });
  const { isWriting } = useCompositionGuard();
  const onEntry = useEntryKeys({
    ...{ calendar, entries, nudge, body: row, actions, focusSoon: useFocusSoon(row) },
    pressOf: ({ key, shiftKey }) =>
      !shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight') ? { key, shiftKey, times: 1 } : null,
    onLeave: () => undefined,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = event.target instanceof Element && !isWriting(event) ? find(event.target) : undefined;
    if (entry && onEntry(event, entry)) event.preventDefault();
  };
  return { row, entries, drag, onKeyDown };
}
