import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { spanInWords } from '../calendar-words.rules.ts';
import type { Entry } from '../entries/entry.rules.ts';
import type { Span } from '../entries/shift.rules.ts';
import { type Nudge, noNudge, nudgeAfter, nudged } from '../keys.rules.ts';

/** Milliseconds without a key after which a meeting stays where keys have taken it. */
const settling = 900;

interface NudgeInput {
  readonly timeZone: string;
  readonly onChange: (entry: Entry, to: Span) => void;
  readonly announce: (words: string) => void;
}

interface Moving {
  readonly entry: Entry;
  readonly nudge: Nudge;
}

/** Moving and stretching by keys: shown at once, sent once for many presses, and until then undone by Escape. */
export function useNudge({ timeZone, onChange, announce }: NudgeInput) {
  const [moving, move] = useState<Moving | null>(null);
  const latest = useRef<Moving | null>(null);
  latest.current = moving;

  /** Whether there was anything to settle. */
  const settle = useCallback((): boolean => {
    const now = latest.current;
    if (!now) return false;
    latest.current = null;
    move(null);
    onChange(now.entry, nudged(now.entry, now.nudge, timeZone));
    return true;
  }, [onChange, timeZone]);
  // Leaving the page does not cancel the move.
  const leave = useRef(settle);
  leave.current = settle;
  useEffect(() => () => void leave.current(), []);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(settle, settling);
    return () => clearTimeout(timer);
  }, [moving, settle]);

  /** Where the meeting stands after a key; null for keys that mean something else. */
  const press = (
    entry: Entry,
    event: { readonly key: string; readonly shiftKey: boolean },
    times = 1,
  ): Span | null => {
    const before = moving?.entry.id === entry.id ? moving : { entry, nudge: noNudge };
    let nudge: Nudge | null = before.nudge;
    for (let pressed = 0; nudge && pressed < times; pressed += 1) nudge = nudgeAfter(nudge, event);
    if (!nudge) return null;
    if (!entry.mayMove) {
      announce(`Bạn không đổi được giờ “${entry.title}”`);
      return entry;
    }
    if (moving && moving.entry.id !== entry.id) settle();
    move({ entry: before.entry, nudge });
    const to = nudged(before.entry, nudge, timeZone);
    announce(spanInWords(to, timeZone));
    return to;
  };
  const drop = (): boolean => {
    if (!moving) return false;
    move(null);
    announce(`“${moving.entry.title}” ở lại ${spanInWords(moving.entry, timeZone)}`);
    return true;
  };
  const shown = useMemo(
    () => moving && { ...moving.entry, ...nudged(moving.entry, moving.nudge, timeZone) },
    [moving, timeZone],
  );
  return { shown, press, settle, drop };
}
