import { dayInWords } from '@hopgon/contract/time/format-local';
import { addDays, mondayOf } from '@hopgon/engine/time/days';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isDay } from '../../../lib/format/days.ts';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { turnedPage } from '../days/days.rules.ts';
import type { Entry } from '../entries/entry.rules.ts';
import { slotOf, spanOn } from '../entries/shift.rules.ts';
import { useEntryKeys } from '../entries/use-entry-keys.ts';
import type { GridActions } from '../grid/grid-actions.ts';
import type { useNudge } from '../grid/use-nudge.ts';
import type { Calendar } from '../use-calendar.ts';
import { useFocusSoon } from '../use-focus-soon.ts';

interface MonthKeysInput {
  readonly calendar: Calendar;
  readonly entries: readonly Entry[];
  readonly nudge: ReturnType<typeof useNudge>;
  readonly body: RefObject<HTMLElement | null>;
  readonly actions: GridActions;
  readonly find: (element: Element | null) => Entry | undefined;
}

const leads: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => turnedPage('month', day, -1),
  PageDown: (day) => turnedPage('month', day, 1),
};

/** Up and down are weeks here. */
const asDays: Readonly<Record<string, { readonly key: string; readonly times: number }>> = {
  ArrowUp: { key: 'ArrowLeft', times: 7 },
  ArrowDown: { key: 'ArrowRight', times: 7 },
  ArrowLeft: { key: 'ArrowLeft', times: 1 },
  ArrowRight: { key: 'ArrowRight', times: 1 },
};

/** What keys do on a month: go from day to day and make, go from meeting to meeting and move. */
export function useMonthKeys({ calendar, entries, nudge, body, actions, find }: MonthKeysInput) {
  const { timeZone, days } = calendar;
  const { isWriting } = useCompositionGuard();
  const [chosen, choose] = useState(calendar.day);
  const day = days.some((shown) => shown.day === chosen) ? chosen : calendar.day;
  const focusSoon = useFocusSoon(body);

  const goTo = (next: string) => {
    if (!isDay(next)) return;
    choose(next);
    focusSoon(`[data-slot="${next}"]`);
    actions.announce(dayInWords(next));
    if (!days.some((shown) => shown.day === next)) actions.onGoTo(next);
  };
  const onCell = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      actions.onMake(spanOn(day, calendar));
      return true;
    }
    const lead = leads[event.key];
    if (lead) goTo(lead(day));
    return lead !== undefined;
  };
  const onEntry = useEntryKeys({
    ...{ calendar, entries, nudge, body, actions, focusSoon },
    pressOf(event) {
      const press = event.shiftKey ? undefined : asDays[event.key];
      return press ? { ...press, shiftKey: false } : null;
    },
    onLeave: (entry) => goTo(entry.days?.first ?? slotOf(entry.start, timeZone).day),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event) || !(event.target instanceof Element)) return;
    const entry = find(event.target);
    const isDone = entry ? onEntry(event, entry) : event.target.matches('[data-slot]') && onCell(event);
    if (isDone) event.preventDefault();
  };
  return { day, onKeyDown };
}
