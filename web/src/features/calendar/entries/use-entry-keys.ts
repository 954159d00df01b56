import type { KeyboardEvent, RefObject } from 'react';
import { asksForUndo } from '../../../lib/keyboard/shortcuts.ts';
import type { GridActions } from '../grid/grid-actions.ts';
import type { useNudge } from '../grid/use-nudge.ts';
import { entryAfter } from '../keys.rules.ts';
import type { Calendar } from '../use-calendar.ts';
import type { Entry } from './entry.rules.ts';
import { slotOf } from './shift.rules.ts';

interface EntryKeysInput {
  readonly calendar: Calendar;
  readonly entries: readonly Entry[];
  readonly nudge: ReturnType<typeof useNudge>;
  readonly body: RefObject<HTMLElement | null>;
  readonly actions: GridActions;
  readonly focusSoon: (selector: string) => void;
  /** What an arrow with Alt means here: which arrow of a week it stands for, and how often. */
  readonly pressOf: (event: KeyboardEvent) => { key: string; shiftKey: boolean; times: number } | null;
  /** Back from a meeting to its day. */
  readonly onLeave: (entry: Entry) => void;
}

/** What keys do on a meeting: go on to another one, move it, stretch it; answers whether a key was for it. */
export function useEntryKeys(input: EntryKeysInput) {
  const { calendar, entries, nudge, body, actions, focusSoon, pressOf, onLeave } = input;
  const { timeZone, days } = calendar;
  const selectorOf = ({ id }: Entry) => `[data-entry="${id}"]`;

  const move = (event: KeyboardEvent, entry: Entry): boolean => {
    const press = pressOf(event);
    const to = press && nudge.press(entry, press, press.times);
    if (!to) return false;
    const day = to.days?.first ?? slotOf(to.start, timeZone).day;
    if (!days.some((shown) => shown.day === day)) actions.onGoTo(day);
    focusSoon(selectorOf(entry));
    return true;
  };
  const drop = (entry: Entry): boolean => {
    if (!nudge.drop()) return false;
    focusSoon(selectorOf(entry));
    return true;
  };
  const leave = (entry: Entry): boolean => {
    if (!drop(entry)) onLeave(entry);
    return true;
  };
  const goOn = (event: KeyboardEvent, entry: Entry): boolean => {
    if (!event.key.startsWith('Arrow') || event.shiftKey) return false;
    const next = entryAfter(entries, entry, event.key);
    if (next) body.current?.querySelector<HTMLElement>(selectorOf(next))?.focus();
    return true;
  };
  return (event: KeyboardEvent, entry: Entry): boolean => {
    // What keys have not sent yet comes back first; what they have sent, the toast undoes.
    if (asksForUndo(event.nativeEvent)) return drop(entry);
    if (event.ctrlKey || event.metaKey) return false;
    if (event.altKey) return move(event, entry);
    if (event.key === 'Escape') return leave(entry);
    if (event.key === 'Enter') return nudge.settle();
    return goOn(event, entry);
  };
}
