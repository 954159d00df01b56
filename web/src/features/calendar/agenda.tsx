import { dayInWords } from '@hopgon/contract/time/format-local';
import { dayOfMonth } from '@hopgon/engine/time/days';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useRef } from 'react';
import { shortWeekday } from '../../lib/format/day-words.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/cx.ts';
import { toneDot } from '../../ui/layout/hue-class.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { clocksOf } from './calendar-words.rules.ts';
import { allDayOn } from './days/all-day.rules.ts';
import { DayMarkLabel } from './days/day-mark-label.tsx';
import type { Entry } from './entries/entry.rules.ts';
import { entryLook, hasBar, titleLook } from './entries/entry-look.ts';
import { entryInWords } from './entries/entry-words.rules.ts';
import { spanOn } from './entries/shift.rules.ts';
import type { GridActions } from './grid/grid-actions.ts';
import type { Calendar, ShownDay } from './use-calendar.ts';

interface AgendaProps {
  readonly calendar: Calendar;
  readonly days: readonly ShownDay[];
  readonly openId: string | null;
  readonly actions: GridActions;
}

/** Days below each other with their meetings: what a week is where seven columns have no room. */
export function Agenda({ calendar, days, openId, actions }: AgendaProps) {
  const { entries, isRead } = calendar;
  const todayRow = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  // Once there is something to scroll: what is above today comes with the answer.
  useLayoutEffect(() => {
    if (isRead) scroller.current?.scrollTo({ top: (todayRow.current?.offsetTop ?? 0) - 1 });
  }, [isRead]);
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto bg-surface px-4 pb-4">
      {days.map((shown) => {
        const ofDay = entries
          .filter((entry) => isOnDay(entry, shown))
          .toSorted((left, right) => left.start - right.start || right.end - left.end);
        return (
          <section
            // Days with their meetings take the place of those that were loading, and none of them moves.
            key={`${shown.day} ${isRead}`}
            ref={shown.isToday ? todayRow : null}
            aria-label={dayInWords(shown.day)}
            className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 border-b py-3 last:border-b-0"
          >
            <DayHead shown={shown} />
            <DayBody shown={shown} entries={ofDay} calendar={calendar} openId={openId} actions={actions} />
          </section>
        );
      })}
    </div>
  );
}

const DayHead = ({ shown: { day, isToday, lunar, lunarWords } }: { readonly shown: ShownDay }) => (
  <h2 className={cx('text-center', isToday && 'text-jade')}>
    <span className="sr-only">
      {isToday && 'Hôm nay, '}
      {dayInWords(day)}, {lunarWords}
    </span>
    <span aria-hidden="true" className={cx('block text-key', !isToday && 'text-muted')}>
      {shortWeekday(day)}
    </span>
    <span aria-hidden="true" className="block text-title leading-7 font-semibold tabular-nums">
      {dayOfMonth(day)}
    </span>
    <span aria-hidden="true" className="block text-key font-regular text-muted tabular-nums">
      {lunar}
    </span>
  </h2>
);

const isOnDay = (entry: Entry, { day, bounds }: ShownDay): boolean =>
  entry.days === null
    ? entry.start < bounds.end && entry.end > bounds.start
    : allDayOn([entry], day).length > 0;

interface DayBodyProps {
  readonly shown: ShownDay;
  readonly entries: readonly Entry[];
  readonly calendar: Calendar;
  readonly openId: string | null;
  readonly actions: GridActions;
}

function DayBody({ shown, entries, calendar, openId, actions }: DayBodyProps) {
  const { timeZone, clashes, now } = calendar;
  const make = () => actions.onMake(spanOn(shown.day, calendar));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-7 min-w-0 items-center gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {shown.mark && <DayMarkLabel mark={shown.mark} />}
          {entries.length === 0 &&
            (calendar.isRead ? (
              <p className="text-small text-muted">Không có cuộc họp</p>
            ) : (
              <Skeleton className="mt-1 h-4 w-32" />
            ))}
        </div>
        <IconButton
          label={`Tạo cuộc họp ${dayInWords(shown.day)}`}
          icon={<Plus />}
          size="small"
          onClick={make}
          className="-my-2 -mr-2 ml-auto text-muted pointer-coarse:size-11"
        />
      </div>
      {entries.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {entries.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                disabled={entry.isBusy}
                aria-haspopup={entry.isBusy ? undefined : 'dialog'}
                onClick={(event) => actions.onOpen(entry, event.currentTarget)}
                className={cx(
                  'relative flex w-full flex-col rounded-event py-1.5 pr-3 pl-4 text-left',
                  entryLook(entry, { isOver: entry.end <= now, clashes: clashes.has(entry.id) }),
                  openId === entry.id && 'ring-2 ring-jade',
                )}
              >
                {hasBar(entry) && (
                  <span
                    className={cx('absolute inset-y-1.5 left-1.5 w-[3px] rounded-full', toneDot[entry.tone])}
                  />
                )}
                <span className="sr-only">{entryInWords(entry, timeZone, clashes.has(entry.id))}</span>
                <span aria-hidden="true" className={cx('font-medium break-words', titleLook(entry))}>
                  {entry.title}
                </span>
                <span
                  aria-hidden="true"
                  className="flex flex-wrap items-center gap-x-2 text-small tabular-nums"
                >
                  {clocksOf(entry, timeZone)}
                  {entry.place && <span className="min-w-0 break-words">· {entry.place}</span>}
                  {clashes.has(entry.id) && (
                    <TriangleAlert aria-hidden="true" className="size-4 text-brick" />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
