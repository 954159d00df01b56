import { type ComponentProps, useMemo, useRef } from 'react';
import { shortWeekday } from '../../../lib/format/day-words.ts';
import { sameMonth } from '../../../lib/format/days.ts';
import { cx } from '../../../ui/cx.ts';
import { allDayOn } from '../days/all-day.rules.ts';
import { useDayDrag } from '../days/use-day-drag.ts';
import { piecesOn } from '../entries/pieces.rules.ts';
import type { GridActions } from '../grid/grid-actions.ts';
import { GridPart } from '../grid/grid-part.tsx';
import { useNudge } from '../grid/use-nudge.ts';
import { entryOf, useWithShown } from '../grid/use-time-grid.ts';
import type { Calendar } from '../use-calendar.ts';
import { MonthCell } from './month-cell.tsx';
import { useCellRoom } from './use-cell-room.ts';
import { useMonthKeys } from './use-month-keys.ts';

interface MonthGridProps {
  readonly calendar: Calendar;
  readonly label: string;
  readonly openId: string | null;
  readonly actions: GridActions;
  /** Without room for names: dots, and the day's list below. */
  readonly isNarrow: boolean;
}

const hintId = 'calendar-hint';

/** Whole weeks, a row each. */
export function MonthGrid({ calendar, label, openId, actions, isNarrow }: MonthGridProps) {
  const { days, day: chosen, timeZone, now, clashes } = calendar;
  const { body, byDay, keys, drag, find } = useMonth(calendar, actions);
  const room = useCellRoom(body, days.length / 7);
  const isTouch = useRef(false);
  const openDay = (element: Element | null) => {
    const day = element?.closest('button')
      ? undefined
      : element?.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day) actions.onOpenDay(day);
  };
  const weeks = Array.from({ length: days.length / 7 }, (_, row) => row * 7);
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface max-md:flex-none">
      <p id={hintId} className="sr-only">
        Mũi tên để chọn ngày, Enter để tạo cuộc họp. Trên một cuộc họp: Alt và mũi tên để chuyển sang ngày
        khác.
      </p>
      {!isNarrow && (
        <p className="hidden shrink-0 border-b px-2.5 py-1.5 text-small text-muted pointer-coarse:block">
          Chạm vào một ngày để mở ngày đó. Muốn đổi ngày một cuộc họp, chạm vào nó rồi chọn Sửa.
        </p>
      )}
      <GridPart
        part="grid"
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={calendar.isLoading}
        className="flex min-h-0 flex-1 flex-col"
      >
        <WeekdayNames days={days.slice(0, 7).map(({ day }) => day)} />
        <MonthBody
          ref={body}
          {...drag.handlers}
          onPointerDown={(event) => {
            isTouch.current = event.pointerType === 'touch';
            drag.handlers.onPointerDown(event);
          }}
          onKeyDown={keys.onKeyDown}
          onClick={(event) => {
            const element = event.target instanceof Element ? event.target : null;
            const entry = find(element);
            const button = element?.closest<HTMLElement>('[data-entry]');
            if (entry && button) actions.onOpen(entry, button);
            else if (isTouch.current || isNarrow) openDay(element);
          }}
        >
          {weeks.map((first) => (
            <GridPart
              part="row"
              key={first}
              className={cx('grid min-h-0 grid-cols-7', first > 0 && 'border-t')}
            >
              {days.slice(first, first + 7).map((shown, index) => (
                <MonthCell
                  key={shown.day}
                  shown={shown}
                  entries={byDay[first + index] ?? []}
                  isOther={!sameMonth(shown.day, chosen)}
                  isChosen={keys.day === shown.day}
                  isMarked={isNarrow && chosen === shown.day}
                  isOver={drag.over === shown.day}
                  room={room - (shown.mark ? 1 : 0)}
                  isNarrow={isNarrow}
                  isLoading={calendar.isLoading}
                  timeZone={timeZone}
                  now={now}
                  clashes={clashes}
                  openId={openId}
                  heldId={drag.heldId}
                  actions={actions}
                />
              ))}
            </GridPart>
          ))}
        </MonthBody>
      </GridPart>
    </div>
  );
}

/** Which meetings stand on which day, and what pointers and keys do there. */
function useMonth(calendar: Calendar, actions: GridActions) {
  const { days, timeZone } = calendar;
  const body = useRef<HTMLDivElement>(null);
  const { onChange, announce } = actions;
  const nudge = useNudge({ timeZone, onChange, announce });
  const entries = useWithShown(calendar.entries, nudge.shown);
  const byDay = useMemo(() => {
    const timed = entries.filter((entry) => entry.days === null);
    return days.map(({ day, bounds }) => [
      ...allDayOn(entries, day),
      ...piecesOn(timed, bounds, timeZone)
        .map(({ of }) => of)
        .toSorted((left, right) => left.start - right.start || right.end - left.end),
    ]);
  }, [days, entries, timeZone]);
  const find = (element: Element | null) => entryOf(element, entries);
  const keys = useMonthKeys({ calendar, entries, nudge, body, actions, find });
  const drag = useDayDrag({ timeZone, body, find, onChange });
  return { body, byDay, keys, drag, find };
}

const WeekdayNames = ({ days }: { readonly days: readonly string[] }) => (
  <GridPart part="row" className="grid shrink-0 grid-cols-7 border-b">
    {days.map((day) => (
      <GridPart
        part="columnheader"
        key={day}
        className="px-2.5 py-1.5 text-small text-muted max-md:px-0 max-md:text-center"
      >
        {shortWeekday(day)}
      </GridPart>
    ))}
  </GridPart>
);

/** Listens to pointers and keys; the cells and buttons in it take the focus. */
const MonthBody = (props: ComponentProps<'div'>) => (
  <div className="grid min-h-0 flex-1 auto-rows-fr select-none max-md:auto-rows-[60px]" {...props} />
);
