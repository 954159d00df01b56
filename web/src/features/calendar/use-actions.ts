import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CalendarPlace } from './calendar-place.rules.ts';
import type { Entry } from './entries/entry.rules.ts';
import type { Span } from './entries/shift.rules.ts';
import type { GridActions } from './grid/grid-actions.ts';
import type { Calendar } from './use-calendar.ts';

/** The meeting whose card is open, and what the card stands beside. */
export interface Opened {
  readonly entry: Entry;
  readonly anchor: HTMLElement;
}

export type Go = (change: CalendarPlace) => void;

/** Another place of the calendar, the rest staying as it is. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useMemo(
    () => (change) =>
      void navigate({
        to: '/meetings',
        search: (before) => ({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}

interface ActionsInput {
  readonly calendar: Calendar;
  readonly onChange: GridActions['onChange'];
  readonly onMake: (span: Span) => void;
  readonly announce: (words: string) => void;
  readonly open: (opened: Opened) => void;
  readonly go: Go;
  readonly isWide: boolean;
}

/** The same object for as long as nothing of it changes: what is drawn with it is not drawn again. */
export function useActions({
  calendar,
  onChange,
  onMake,
  announce,
  open,
  go,
  isWide,
}: ActionsInput): GridActions {
  const { view } = calendar;
  return useMemo(
    () => ({
      onMake,
      onChange,
      announce,
      onOpen: (entry, anchor) => open({ entry, anchor }),
      onGoTo: (date) => go({ date }),
      // On a phone the month shows the day's meetings below itself.
      onOpenDay: (date) => go({ date, view: isWide || view !== 'month' ? 'day' : 'month' }),
    }),
    [onMake, onChange, announce, open, go, isWide, view],
  );
}
