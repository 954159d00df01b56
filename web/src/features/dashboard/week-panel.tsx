import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { type DayHours, hoursByDay, ownMeetings } from '../../data/meetings/own-meetings.rules.ts';
import { weekdays } from '../../lib/format/day-words.ts';
import { cx } from '../../ui/cx.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { SampleMark } from '../../ui/marks/sample-mark.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Pixels of the highest bar. */
const highest = 64;

const wholeOf = ({ past, coming }: DayHours) => past + coming;

/** How the week's meetings spread over its days: full what is behind, in outline what is to come. */
export function WeekPanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { thisWeek, counted, week, now, today, settings } = dashboard;
  const hours = hoursByDay(ownMeetings(counted.week ?? []), week, now);
  const most = Math.max(1, ...hours.map(wholeOf));
  const days = hours
    .map((day, index) => ({ ...day, name: weekdays[index]?.short ?? '', weekday: index + 1 }))
    .filter((day) => settings.workDays.includes(day.weekday) || wholeOf(day) > 0);
  return (
    <Panel>
      <PanelHead title="Giờ họp từng ngày" aside={counted.isSample && <SampleMark />} />
      <Loaded
        query={thisWeek}
        failure="Không thể tải giờ họp."
        // Bars and the names of their days.
        skeleton={<div role="status" className="h-30" />}
      >
        {() => (
          <ol className="flex justify-around gap-2 px-5 py-4">
            {days.map((day) => (
              <li key={day.day} className="flex flex-1 flex-col items-center gap-1">
                <span className="sr-only">{`${day.name}: ${hoursInWords(wholeOf(day))}`}</span>
                <span
                  aria-hidden="true"
                  className="flex w-full max-w-7 flex-col justify-end gap-0.5"
                  style={{ height: highest }}
                >
                  <Piece ms={day.coming} most={most} className="border-[1.5px] border-jade" />
                  <Piece ms={day.past} most={most} className="bg-jade" />
                  {wholeOf(day) === 0 && <span className="h-0.5 rounded-bar bg-line-control" />}
                </span>
                <span
                  aria-hidden="true"
                  className={cx('text-small', day.day === today.day ? 'font-semibold' : 'text-muted')}
                >
                  {day.name}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  );
}

interface PieceProps {
  readonly ms: number;
  readonly most: number;
  readonly className: string;
}

const Piece = ({ ms, most, className }: PieceProps) =>
  ms > 0 && (
    <span
      className={cx('rounded-bar', className)}
      style={{ height: Math.max(4, (ms / most) * (highest - 4)) }}
    />
  );
