import { localClock } from '@hopgon/contract/time/zoned';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { instantOf } from '../entries/shift.rules.ts';
import { toPixels } from './grid.rules.ts';

interface HourGutterProps {
  /** The first day that is shown: hours of another zone are those of this day. */
  readonly day: string;
  readonly timeZone: string;
  /** Where it differs: a column of its own. */
  readonly companyZone: string | null;
  /** Where the clock of now stands, in minutes: the hour beside it is hidden. */
  readonly now: number | null;
}

const hours = Array.from({ length: 23 }, (_, index) => index + 1);

/** The clock at the left of the grid; with the company's where that shows something else. */
export const HourGutter = memo(({ day, timeZone, companyZone, now }: HourGutterProps) => (
  <div
    aria-hidden="true"
    className="sticky left-0 z-3 bg-surface text-key text-muted tabular-nums select-none"
  >
    {hours.map((hour) => (
      <div
        key={hour}
        className="absolute inset-x-0 -mt-2.25 flex justify-end"
        style={{ top: toPixels(hour * 60) }}
      >
        <span
          className={cx(
            'flex-1 pr-2 text-right',
            now !== null && Math.abs(now - hour * 60) < 16 && 'invisible',
          )}
        >
          {String(hour).padStart(2, '0')}:00
        </span>
        {companyZone && (
          <span className="flex-1 pr-2 text-right">
            {localClock(instantOf({ day, minute: hour * 60 }, timeZone), companyZone)}
          </span>
        )}
      </div>
    ))}
  </div>
));
