import { minutesOf } from '@hopgon/contract/time/zoned';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { spanInWords } from '../calendar-words.rules.ts';
import type { Entry } from '../entries/entry.rules.ts';
import { instantOf, type Span, slotOf } from '../entries/shift.rules.ts';
import { useEntryKeys } from '../entries/use-entry-keys.ts';
import { type Place, placeAfter } from '../keys.rules.ts';
import type { Calendar } from '../use-calendar.ts';
import { useFocusSoon } from '../use-focus-soon.ts';
import { toPixels } from './grid.rules.ts';
import type { GridActions } from './grid-actions.ts';
import type { useNudge } from './use-nudge.ts';

interface GridKeysInput {
  readonly calendar: Calendar;
  readonly entries: readonly Entry[];
  readonly nudge: ReturnType<typeof useNudge>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly actions: GridActions;
  readonly find: (element: Element | null) => Entry | undefined;
}

function beginning({ days, day, today, settings }: Calendar): Place {
  const shown = days.find((each) => each.day === today) ?? days.find((each) => each.day === day) ?? days[0];
  const minute = shown?.working[0]?.from ?? minutesOf(settings.workingHours.start);
  const length = settings.defaultMeetingDuration;
  return { day: shown?.day ?? day, minute: Math.floor(minute / 30) * 30, length };
}

const spanOf = ({ day, minute, length }: Place, timeZone: string): Span => {
  const start = instantOf({ day, minute }, timeZone);
  return { start, end: start + length * 60_000 };
};

/** What a place says: its time, and what is there already. */
function placeInWords(span: Span, entries: readonly Entry[], timeZone: string): string {
  const there = entries.filter(({ start, end }) => start < span.end && end > span.start);
  const words = there.length > 0 ? `, đang có ${there.map(({ title }) => title).join(', ')}` : '';
  return `${spanInWords(span, timeZone)}${words}`;
}

/** What keys do on the grid: go from slot to slot and make, go from meeting to meeting and move. */
export function useGridKeys({ calendar, entries, nudge, scroller, body, actions, find }: GridKeysInput) {
  const { timeZone, settings, days } = calendar;
  const { isWriting } = useCompositionGuard();
  const [chosen, choose] = useState(() => beginning(calendar));
  const [isTouched, setTouched] = useState(false);
  // Where the page was turned by other means, keys begin on what is shown.
  const isShown = days.some(({ day }) => day === chosen.day);
  const place = isShown ? chosen : { ...chosen, day: beginning(calendar).day };
  const focusSoon = useFocusSoon(body);

  const goTo = (next: Place) => {
    choose(next);
    setTouched(false);
    actions.announce(placeInWords(spanOf(next, timeZone), entries, timeZone));
    if (!days.some(({ day }) => day === next.day)) actions.onGoTo(next.day);
    focusSoon(`[data-slot="${next.day}"]`);
    bringIntoSight(scroller.current, toPixels(next.minute), toPixels(next.minute + next.length));
  };
  const onCell = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      actions.onMake(spanOf(place, timeZone));
      return true;
    }
    const { start, end } = settings.workingHours;
    const next = placeAfter(place, event, { from: minutesOf(start), to: minutesOf(end) });
    if (next) goTo(next);
    return next !== null;
  };
  const onEntry = useEntryKeys({
    ...{ calendar, entries, nudge, body, actions, focusSoon },
    pressOf: ({ key, shiftKey }) => ({ key, shiftKey, times: 1 }),
    onLeave: (entry) => goTo({ ...place, ...slotOf(entry.start, timeZone) }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event) || !(event.target instanceof Element)) return;
    const entry = find(event.target);
    const isDone = entry ? onEntry(event, entry) : event.target.matches('[data-slot]') && onCell(event);
    if (isDone) event.preventDefault();
  };
  /** A finger chose a slot; whether it was chosen already, and is meant now. */
  const touch = ({ start }: Span): boolean => {
    const slot = slotOf(start, timeZone);
    const isSecond = isTouched && slot.day === place.day && slot.minute === place.minute;
    choose({ ...slot, length: settings.defaultMeetingDuration });
    setTouched(!isSecond);
    return isSecond;
  };
  return { place, isTouched, onKeyDown, touch };
}

/** Scrolls no further than needed; the head covers the top of what scrolls. */
function bringIntoSight(scroller: HTMLElement | null, top: number, bottom: number): void {
  if (!scroller) return;
  const head = scroller.querySelector('[role="row"]')?.clientHeight ?? 0;
  const room = scroller.clientHeight - head;
  if (top < scroller.scrollTop) scroller.scrollTo({ top: Math.max(0, top - 32) });
  else if (bottom > scroller.scrollTop + room) scroller.scrollTo({ top: bottom - room + 32 });
}
