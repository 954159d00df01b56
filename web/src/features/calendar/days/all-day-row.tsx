import { dayInWords } from '@hopgon/contract/time/format-local';
import type { RefObject } from 'react';
import { cx } from '../../../ui/cx.ts';
import { toneDot } from '../../../ui/layout/hue-class.ts';
import { entryLook, hasBar, titleLook } from '../entries/entry-look.ts';
import { entryInWords } from '../entries/entry-words.rules.ts';
import type { GridActions } from '../grid/grid-actions.ts';
import { GridPart } from '../grid/grid-part.tsx';
import type { Calendar } from '../use-calendar.ts';
import { type AllDayBar, allDayBars, hiddenBars } from './all-day.rules.ts';
import { useAllDayRow } from './use-all-day-row.ts';

interface AllDayRowProps {
  readonly calendar: Calendar;
  /** The grid the row stands in: its bars can be dropped on any day of it. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly openId: string | null;
  readonly actions: GridActions;
}

/** Lines of a week; one day alone shows them all. */
const mostLines = 2;

/** Meetings without hours, over the hours; nothing where there are none. */
export function AllDayRow({ calendar, grid, openId, actions }: AllDayRowProps) {
  const { days } = calendar;
  const { row, entries, drag, onKeyDown } = useAllDayRow({ calendar, grid, actions });
  const names = days.map(({ day }) => day);
  const bars = allDayBars(entries, names);
  if (bars.length === 0) return null;
  const used = Math.max(...bars.map(({ line }) => line + 1));
  const lines = days.length > 1 ? Math.min(mostLines, used) : used;
  const hidden = hiddenBars(bars, days.length, lines);
  return (
    <GridPart
      part="row"
      ref={row}
      {...drag.handlers}
      onKeyDown={onKeyDown}
      className="relative col-span-full grid grid-cols-subgrid gap-y-0.5 border-b bg-surface py-1 select-none"
    >
      <Columns days={names} rows={lines + Number(hidden.some((count) => count > 0))} over={drag.over} />
      <div className="col-start-1 row-start-1 self-center pr-2 text-right text-key text-muted">Cả ngày</div>
      {bars
        .filter(({ line }) => line < lines)
        .map((bar) => (
          <Bar
            key={bar.entry.id}
            {...{ bar, calendar, actions }}
            isOpen={openId === bar.entry.id}
            isHeld={drag.heldId === bar.entry.id}
          />
        ))}
      {hidden.map(
        (count, index) =>
          count > 0 && (
            <GridPart
              key={names[index]}
              part="gridcell"
              className="relative min-w-0 px-0.5"
              style={{ gridColumn: index + 2, gridRow: lines + 1 }}
            >
              <button
                type="button"
                onClick={() => actions.onOpenDay(names[index] ?? '')}
                className="h-[22px] w-full rounded-mark px-2 text-left text-key font-medium text-muted hover:bg-hover pointer-coarse:h-11"
              >
                +{count} nữa
                <span className="sr-only"> cả ngày, {dayInWords(names[index] ?? '')}</span>
              </button>
            </GridPart>
          ),
      )}
    </GridPart>
  );
}

interface ColumnsProps {
  readonly days: readonly string[];
  readonly rows: number;
  readonly over: string | null;
}

/** The days behind the bars, which show where one would be dropped. */
const Columns = ({ days, rows, over }: ColumnsProps) =>
  days.map((day, index) => (
    <div
      key={day}
      aria-hidden="true"
      data-day={day}
      className={cx('-my-1', over === day && 'bg-jade-soft')}
      style={{ gridColumn: index + 2, gridRow: `1 / span ${rows}` }}
    />
  ));

interface BarProps extends Pick<AllDayRowProps, 'calendar' | 'actions'> {
  readonly bar: AllDayBar;
  readonly isOpen: boolean;
  readonly isHeld: boolean;
}

const Bar = ({ bar: { entry, first, last, line }, calendar, actions, isOpen, isHeld }: BarProps) => (
  <GridPart
    part="gridcell"
    className="relative min-w-0 px-0.5"
    style={{ gridColumn: `${first + 2} / ${last + 3}`, gridRow: line + 1 }}
  >
    <button
      type="button"
      data-entry={entry.id}
      aria-haspopup="dialog"
      onClick={(event) => actions.onOpen(entry, event.currentTarget)}
      className={cx(
        'relative flex h-[22px] w-full min-w-0 items-center rounded-mark pr-1 pl-2.5 text-left text-key pointer-coarse:h-11',
        entryLook(entry, { isOver: entry.end <= calendar.now, clashes: false }),
        isOpen && 'ring-2 ring-jade',
        isHeld && 'opacity-40',
      )}
    >
      {hasBar(entry) && (
        <span className={cx('absolute inset-y-0.5 left-0.5 w-[3px] rounded-full', toneDot[entry.tone])} />
      )}
      <span className="sr-only">{entryInWords(entry, calendar.timeZone, false)}</span>
      <span aria-hidden="true" className={cx('one-line min-w-0 font-medium', titleLook(entry))}>
        {entry.title}
      </span>
    </button>
  </GridPart>
);
