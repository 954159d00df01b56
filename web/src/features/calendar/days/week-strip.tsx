import { dayInWords } from '@hopgon/contract/time/format-local';
import { dayOfMonth } from '@hopgon/engine/time/days';
import { shortWeekday } from '../../../lib/format/day-words.ts';
import { cx } from '../../../ui/cx.ts';
import type { Calendar } from '../use-calendar.ts';
import { daysShown } from './days.rules.ts';

interface WeekStripProps {
  readonly calendar: Calendar;
  readonly onOpenDay: (day: string) => void;
}

/** The days of a week for a thumb: each leads to its hours. */
export const WeekStrip = ({ calendar: { view, day, today, days, entries }, onOpenDay }: WeekStripProps) => (
  <nav aria-label="Các ngày trong tuần" className="grid shrink-0 grid-cols-7 border-b bg-surface px-2 pb-1.5">
    {daysShown('week', day).map((each) => {
      const bounds = days.find((shown) => shown.day === each)?.bounds;
      const isBusy = bounds && entries.some(({ start, end }) => start < bounds.end && end > bounds.start);
      return (
        <button
          key={each}
          type="button"
          aria-current={view === 'day' && each === day ? 'date' : undefined}
          onClick={() => onOpenDay(each)}
          className="flex min-h-13 flex-col items-center gap-0.5 rounded-control py-1 outline-offset-0"
        >
          <span className="sr-only">{dayInWords(each)}</span>
          <span aria-hidden="true" className="text-key text-muted">
            {shortWeekday(each)}
          </span>
          <span
            aria-hidden="true"
            className={cx(
              'flex size-7 items-center justify-center rounded-full font-medium tabular-nums',
              each === today && 'bg-jade text-on-jade',
              view === 'day' && each === day && each !== today && 'bg-jade-soft text-jade-ink',
            )}
          >
            {dayOfMonth(each)}
          </span>
          <span className={cx('size-1 rounded-full', isBusy && 'bg-jade')} />
        </button>
      );
    })}
  </nav>
);
