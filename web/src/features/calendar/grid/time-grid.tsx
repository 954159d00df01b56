import { type ComponentProps, useLayoutEffect, useMemo, useRef } from 'react';
import { shortWeekday } from '../../../lib/format/day-words.ts';
import { AllDayRow } from '../days/all-day-row.tsx';
import { minuteOn } from '../entries/pieces.rules.ts';
import type { Span } from '../entries/shift.rules.ts';
import type { Calendar } from '../use-calendar.ts';
import { DayColumn } from './day-column.tsx';
import { hourHeight, openingScroll } from './grid.rules.ts';
import type { GridActions } from './grid-actions.ts';
import { GridHead } from './grid-head.tsx';
import { Ghost, LoadingBlocks, NowClock, NowLine } from './grid-layers.tsx';
import { GridPart } from './grid-part.tsx';
import { HourGutter } from './hour-gutter.tsx';
import { useColumnWidth } from './use-column-width.ts';
import { useTimeGrid } from './use-time-grid.ts';

interface TimeGridProps {
  readonly calendar: Calendar;
  readonly label: string;
  readonly openId: string | null;
  readonly actions: GridActions;
  /** A new meeting that is being written. */
  readonly drawn: Span | null;
}

const hintId = 'calendar-hint';

/** One day or seven, hour by hour. */
export function TimeGrid({ calendar: shown, label, openId, actions, drawn }: TimeGridProps) {
  const calendar = useTimed(shown);
  const { days, timeZone, companyZone, now, clashes } = calendar;
  const { scroller, body, byDay, keys, handlers, preview, find } = useTimeGrid(calendar, actions, drawn);
  const width = useColumnWidth(body, days.length);
  const minuteNow = todaysMinute(calendar);
  useOpeningScroll(scroller, calendar);
  const grid = useRef<HTMLDivElement>(null);
  const columns = `${companyZone ? 120 : 60}px repeat(${days.length}, minmax(0, 1fr))`;

  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface [overflow-anchor:none]"
    >
      <p id={hintId} className="sr-only">
        Mũi tên để chọn giờ, Enter để tạo cuộc họp. Trên một cuộc họp: Alt và mũi tên để chuyển, Shift, Alt và
        mũi tên lên xuống để kéo dài.
      </p>
      <GridPart
        part="grid"
        ref={grid}
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={calendar.isLoading}
        className="grid min-w-full"
        style={{ gridTemplateColumns: columns }}
      >
        <div className="sticky top-0 z-4 col-span-full grid grid-cols-subgrid">
          <GridHead days={days} timeZone={timeZone} companyZone={companyZone} onOpenDay={actions.onOpenDay} />
          <AllDayRow calendar={shown} grid={grid} openId={openId} actions={actions} />
        </div>
        <GridPart
          part="row"
          className="relative col-span-full grid grid-cols-subgrid"
          style={{ height: hourHeight * 24 }}
        >
          <div className="relative">
            <HourGutter
              day={days[0]?.day ?? ''}
              timeZone={timeZone}
              companyZone={companyZone}
              now={minuteNow}
            />
            <NowClock minute={minuteNow} now={now} timeZone={timeZone} isFirstOfTwo={companyZone !== null} />
          </div>
          <GridBody
            ref={body}
            {...handlers}
            onClick={(event) => {
              const element = event.target instanceof Element ? event.target : null;
              const entry = find(element);
              const button = element?.closest<HTMLElement>('[data-entry]');
              if (entry && button) actions.onOpen(entry, button);
            }}
            onKeyDown={keys.onKeyDown}
          >
            {days.map((shown, index) => (
              <DayColumn
                // A column of the next week is the same one: it keeps the focus.
                key={shortWeekday(shown.day)}
                shown={shown}
                placed={byDay[index] ?? []}
                timeZone={timeZone}
                width={width}
                now={now}
                clashes={clashes}
                heldId={preview?.entry?.id ?? null}
                openId={openId}
                cursor={keys.place.day === shown.day ? keys.place : null}
                isTouched={keys.isTouched}
              />
            ))}
            {calendar.isLoading && <LoadingBlocks days={days} />}
            <NowLine days={days} minute={minuteNow} />
            {preview && <Ghost preview={preview} days={days} timeZone={timeZone} />}
          </GridBody>
        </GridPart>
      </GridPart>
    </div>
  );
}

/** Listens to pointers and keys; the cells and buttons in it take the focus. */
const GridBody = (props: ComponentProps<'div'>) => (
  <div
    className="relative grid grid-cols-subgrid select-none [-webkit-touch-callout:none]"
    style={{ gridColumn: '2 / -1' }}
    {...props}
  />
);

/** The same without what is all day and stands over the hours. */
const useTimed = (calendar: Calendar): Calendar =>
  useMemo(() => ({ ...calendar, entries: calendar.entries.filter(({ days }) => days === null) }), [calendar]);

/** Minutes since midnight, when today is shown. */
function todaysMinute({ days, now, timeZone }: Calendar): number | null {
  const today = days.find(({ isToday }) => isToday);
  return today ? minuteOn(now, today.bounds, timeZone) : null;
}

/** Minutes since midnight at which the first meeting begins on the days shown. */
function firstMeeting({ days, entries, timeZone }: Calendar): number | null {
  const begins = days.flatMap(({ bounds }) =>
    entries
      .filter(({ start, status }) => status !== 'cancelled' && start >= bounds.start && start < bounds.end)
      .map(({ start }) => minuteOn(start, bounds, timeZone)),
  );
  return begins.length > 0 ? begins.reduce((one, other) => Math.min(one, other)) : null;
}

/**
 * What matters in sight when the grid opens, and once its meetings are read, unless one has scrolled by then; after that it
 * stays where it was scrolled to.
 */
function useOpeningScroll(scroller: { readonly current: HTMLElement | null }, calendar: Calendar): void {
  const latest = useRef(calendar);
  latest.current = calendar;
  const opened = useRef<number | null>(null);
  const isRead = calendar.entries.length > 0;
  useLayoutEffect(() => {
    const { current: grid } = scroller;
    if (!grid || (opened.current !== null && (opened.current !== grid.scrollTop || !isRead))) return;
    const { days } = latest.current;
    const begins = days.flatMap(({ working }) => working.map(({ from }) => from));
    const workFrom = begins.length > 0 ? Math.min(...begins) : null;
    const today = days.find(({ isToday }) => isToday);
    const opening = {
      now: todaysMinute(latest.current),
      workFrom,
      workTo: today?.working.at(-1)?.to ?? null,
      isWeek: days.length > 1,
      meetingFrom: firstMeeting(latest.current),
    };
    grid.scrollTo({ top: openingScroll(opening) });
    opened.current = grid.scrollTop;
  }, [scroller, isRead]);
}
