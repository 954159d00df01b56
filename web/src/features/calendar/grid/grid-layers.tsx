import { localClock } from '@hopgon/contract/time/zoned';
import type { CSSProperties } from 'react';
import { cx } from '../../../ui/cx.ts';
import { toneGround } from '../../../ui/layout/hue-class.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { clocksOf } from '../calendar-words.rules.ts';
import type { Entry } from '../entries/entry.rules.ts';
import { piecesOn } from '../entries/pieces.rules.ts';
import type { Span } from '../entries/shift.rules.ts';
import type { ShownDay } from '../use-calendar.ts';
import { toPixels } from './grid.rules.ts';

/** A column among the columns of the days, in hundredths. */
const columnAt = (index: number, count: number): CSSProperties => ({
  left: `${(index / count) * 100}%`,
  width: `${100 / count}%`,
});

export interface Preview {
  /** Null: a meeting that is being made. */
  readonly entry: Entry | null;
  readonly span: Span;
}

interface GhostProps {
  readonly preview: Preview;
  readonly days: readonly ShownDay[];
  readonly timeZone: string;
}

/** What is being moved, stretched or made, where it would be. */
export const Ghost = ({ preview: { entry, span }, days, timeZone }: GhostProps) =>
  days.map(({ day, bounds }, index) =>
    piecesOn([span], bounds, timeZone).map(({ from, to }) => (
      <div
        key={day}
        aria-hidden="true"
        data-drawn={entry ? undefined : ''}
        className={cx('absolute z-2 px-0.5', entry && 'pointer-events-none')}
        style={{ ...columnAt(index, days.length), top: toPixels(from) + 1, height: toPixels(to - from) - 2 }}
      >
        <div
          className={cx(
            'size-full overflow-hidden rounded-event px-2.5 py-1 leading-4 shadow-float ring-2 ring-jade',
            entry ? toneGround[entry.tone] : 'cursor-grab bg-jade-soft text-jade-ink',
          )}
        >
          <p className="text-small leading-[1.0625rem] font-medium">{entry?.title ?? 'Cuộc họp mới'}</p>
          <p className="text-key leading-4 tabular-nums">{clocksOf(span, timeZone)}</p>
        </div>
        {!entry && (
          <span
            data-drawn-end=""
            className="absolute inset-x-0 -bottom-1.5 flex h-3 cursor-ns-resize items-center justify-center"
          >
            <span className="h-2 w-7 rounded-full border-2 border-jade bg-surface" />
          </span>
        )}
      </div>
    )),
  );

/** Minutes after the beginning of work, and how many: what a day of meetings usually looks like. */
const usualBlocks = [
  [
    [30, 45],
    [300, 60],
  ],
  [
    [60, 60],
    [240, 45],
  ],
  [[120, 60]],
] as const;

/** Where meetings may stand, while that is not known yet: a week that loads does not look like an empty one. */
export const LoadingBlocks = ({ days }: { readonly days: readonly ShownDay[] }) => (
  <>
    <span role="status" className="sr-only">
      Đang tải lịch...
    </span>
    {days.map(({ day, working }, index) =>
      (working.length > 0 ? (usualBlocks[index % usualBlocks.length] ?? []) : []).map(([after, length]) => (
        <div
          key={`${day} ${after}`}
          className="pointer-events-none absolute z-1 pr-1.5 pl-0.5"
          style={{
            ...columnAt(index, days.length),
            top: toPixels((working[0]?.from ?? 0) + after) + 1,
            height: toPixels(length) - 2,
          }}
        >
          <Skeleton className="size-full rounded-event" />
        </div>
      )),
    )}
  </>
);

interface NowProps {
  /** Minutes since midnight; null when today is not shown. */
  readonly minute: number | null;
}

/** Where now is: a line over today. */
export function NowLine({ days, minute }: NowProps & { readonly days: readonly ShownDay[] }) {
  if (minute === null) return null;
  const index = days.findIndex(({ isToday }) => isToday);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-1 h-0.5 -translate-y-px bg-turmeric-mark"
      style={{ ...columnAt(index, days.length), top: toPixels(minute) }}
    >
      <span className="absolute top-1/2 -left-1 size-2.5 -translate-y-1/2 rounded-full bg-turmeric-mark" />
    </div>
  );
}

interface NowClockProps extends NowProps {
  readonly now: number;
  readonly timeZone: string;
  /** The company's hours stand beside the own ones. */
  readonly isFirstOfTwo: boolean;
}

/** The clock of now, among the hours at the left. */
export const NowClock = ({ minute, now, timeZone, isFirstOfTwo }: NowClockProps) =>
  minute !== null && (
    <span
      aria-hidden="true"
      className={cx(
        'absolute z-3 -translate-y-1/2 rounded-full bg-turmeric px-1.5 text-key font-semibold text-on-turmeric tabular-nums',
        isFirstOfTwo ? 'right-[calc(50%+4px)]' : 'right-1',
      )}
      style={{ top: toPixels(minute) }}
    >
      {localClock(now, timeZone)}
    </span>
  );
