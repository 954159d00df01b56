import { Agenda } from './agenda.tsx';
import { WeekStrip } from './days/week-strip.tsx';
import type { Span } from './entries/shift.rules.ts';
import type { GridActions } from './grid/grid-actions.ts';
import { TimeGrid } from './grid/time-grid.tsx';
import { MonthGrid } from './month/month-grid.tsx';
import type { Calendar } from './use-calendar.ts';

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
    if (isWide) return <MonthGrid {...view} isNarrow={false} />;
    const chosen = calendar.days.filter(({ day }) => day === calendar.day);
    return (
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface">
        <MonthGrid {...view} isNarrow />
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
