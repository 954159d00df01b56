import { dayInWords } from '@hopgon/contract/time/format-local';
import { addMonths, dayOfMonth } from '@hopgon/engine/time/days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { monthInWords, shortWeekday } from '../../lib/format/day-words.ts';
import { monthDays, sameMonth } from '../../lib/format/days.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../cx.ts';
import { type DayBounds, dayByKey, withinDays } from './day-by-key.ts';

interface MonthChoiceProps extends DayBounds {
  /** The month begins with this day's; it follows when the day changes, and can be turned without it. */
  readonly day: string;
  readonly today: string;
  readonly marked: ReadonlySet<string>;
  readonly onChoose: (day: string) => void;
  /** Sets the two arrows apart from others on the page. */
  readonly name?: string;
}

const weekLength = 7;

/** A month of days to choose one from; by arrows, Home, End and the page keys, too. */
export function MonthChoice({ day, today, marked, onChoose, min, max, name = '' }: MonthChoiceProps) {
  const [turned, turn] = useState({ from: day, to: day });
  const bounds = { min, max };
  const at = withinDays(turned.from === day ? turned.to : day, bounds);
  const days = monthDays(at);
  const look = (to: string) => turn({ from: day, to });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = dayByKey(event.key, at, bounds);
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const month = event.currentTarget.parentElement;
    // Drawn at once: the next key must find the focus where this one put it.
    flushSync(() => look(to));
    month?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  return (
    <>
      <header className="flex items-center justify-between pl-1.5">
        <h2 aria-live="polite" className="text-small font-semibold">
          {monthInWords(at)}
        </h2>
        <div className="flex">
          <IconButton
            label={`Tháng trước${name}`}
            icon={<ChevronLeft />}
            size="small"
            onClick={() => look(addMonths(at, -1))}
          />
          <IconButton
            label={`Tháng sau${name}`}
            icon={<ChevronRight />}
            size="small"
            onClick={() => look(addMonths(at, 1))}
          />
        </div>
      </header>
      <div className="grid grid-cols-7 text-center text-small tabular-nums">
        {days.slice(0, weekLength).map((weekday) => (
          <span key={weekday} aria-hidden="true" className="py-1 text-key text-muted">
            {shortWeekday(weekday)}
          </span>
        ))}
        {days.map((each) => (
          <button
            key={each}
            type="button"
            data-day={each}
            tabIndex={each === at ? 0 : -1}
            disabled={each !== withinDays(each, bounds)}
            aria-current={each === today ? 'date' : undefined}
            onClick={() => onChoose(each)}
            onKeyDown={onKeyDown}
            className={cx(
              'flex h-7 items-center justify-center outline-offset-0 hover:bg-hover pointer-coarse:h-10',
              'disabled:text-muted disabled:line-through disabled:hover:bg-transparent',
              marked.has(each) ? 'bg-jade-soft first-of-type:rounded-l-mark' : 'rounded-mark',
              !sameMonth(each, at) && 'text-muted',
            )}
          >
            <span className="sr-only">{dayInWords(each)}</span>
            <span
              aria-hidden="true"
              className={cx(
                each === today &&
                  'flex size-7 items-center justify-center rounded-mark bg-jade font-semibold text-on-jade',
              )}
            >
              {dayOfMonth(each)}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
