import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { dateOf, dayInWords, monthInWords, shortWeekday } from '../../lib/format/day-words.ts';
import { monthDays, sameMonth } from '../../lib/format/days.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { turnedPage } from './days.rules.ts';

interface MiniMonthProps {
  readonly day: string;
  readonly today: string;
  /** The days the calendar shows beside this. */
  readonly shown: readonly string[];
  readonly onGoTo: (day: string) => void;
}

/** A month to leap by; it follows the day that is shown, and can be turned without it. */
export function MiniMonth({ day, today, shown, onGoTo }: MiniMonthProps) {
  const [turned, turn] = useState({ from: day, to: day });
  const at = turned.from === day ? turned.to : day;
  const days = monthDays(at);
  const inView = new Set(shown.length > 7 ? [day] : shown);
  const look = (by: 1 | -1) => turn({ from: day, to: turnedPage('month', at, by) });
  return (
    <section aria-label="Chọn ngày">
      <header className="flex items-center justify-between pl-1.5">
        <h2 className="text-small font-semibold">{monthInWords(at)}</h2>
        <div className="flex">
          <IconButton
            label="Tháng trước ở lịch nhỏ"
            icon={<ChevronLeft />}
            size="small"
            onClick={() => look(-1)}
          />
          <IconButton
            label="Tháng sau ở lịch nhỏ"
            icon={<ChevronRight />}
            size="small"
            onClick={() => look(1)}
          />
        </div>
      </header>
      <div className="grid grid-cols-7 text-center text-small tabular-nums">
        {days.slice(0, 7).map((weekday) => (
          <span key={weekday} aria-hidden="true" className="py-1 text-key text-muted">
            {shortWeekday(weekday)}
          </span>
        ))}
        {days.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === today ? 'date' : undefined}
            onClick={() => onGoTo(each)}
            className={cx(
              'flex h-7 items-center justify-center outline-offset-0 hover:bg-hover pointer-coarse:h-10',
              inView.has(each) ? 'bg-jade-soft first-of-type:rounded-l-mark' : 'rounded-mark',
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
              {dateOf(each)}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
