import { Suspense } from 'react';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import { Agenda } from './agenda.tsx';
import { WeekStrip } from './days/week-strip.tsx';
import type { Span } from './entries/shift.rules.ts';
import type { GridActions } from './grid/grid-actions.ts';
import { TimeGrid } from './grid/time-grid.tsx';
import type { Calendar } from './use-calendar.ts';

// Few open a month first, and a first visit pays for it.
const MonthGrid = lazyPart(() => import('./month/month-grid.tsx'), 'MonthGrid');

interface CalendarViewProps {
  readonly calendar: Calendar;
  readonly label: string;
  readonly openId: string | null;
  readonly actions: GridActions;
  readonly isWide: boolean;
  readonly drawn: Span | null;
}

/** The grid that was chosen, as the window has room for it. */
export function CalendarView({ isWide, ...view }: CalendarViewProps) {
  const { calendar, actions, openId } = view;
  if (calendar.view === 'month') {
    if (isWide)
      return (
        <Suspense fallback={null}>
          <MonthGrid {...view} isNarrow={false} />
        </Suspense>
      );
    const chosen = calendar.days.filter(({ day }) => day === calendar.day);
    return (
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface">
        <Suspense fallback={null}>
          <MonthGrid {...view} isNarrow />
        </Suspense>
        <div className="border-t">
          <Agenda calendar={calendar} days={chosen} openId={openId} actions={actions} />
        </div>
      </div>
    );
  }
  if (isWide) return <TimeGrid key={calendar.view} {...view} />;
  return (
    <>
      <WeekStrip calendar={calendar} onOpenDay={actions.onOpenDay} />
      {calendar.view === 'day' ? (
        <TimeGrid {...view} />
      ) : (
        <Agenda key={calendar.days[0]?.day} {...view} days={calendar.days} />
      )}
    </>
  );
}
