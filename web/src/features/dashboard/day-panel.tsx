import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { busyTime, meetingsOn, ownMeetings } from '../../data/meetings/own-meetings.rules.ts';
import { formatDay } from '../../lib/format/date.ts';
import { lunarInWords } from '../../lib/format/lunar.ts';
import { Panel, PanelTitle } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DayLine } from './day-line.tsx';
import { DayRows } from './day-rows.tsx';
import { NextMeeting, nextOf, soonWords } from './next-meeting.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Today as a line, and what comes next. */
export function DayPanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { today, now, timeZone, settings, thisWeek, counted, ahead } = dashboard;
  const { workingHours } = settings;
  const summary = (meetings: readonly MeetingSummary[]) =>
    meetings.length === 0
      ? 'Hôm nay không họp'
      : `Họp ${hoursInWords(busyTime(meetings, today.start, today.end))}`;
  // What comes next belongs to the day: shown together, neither pushes the other.
  const isWhole = ahead.data !== undefined || ahead.error !== null;
  const day = { ...thisWeek, data: isWhole ? thisWeek.data : undefined };
  const next = ahead.data && nextOf(ownMeetings(ahead.data.meetings), now);
  const soon = next ? { id: next.id, words: soonWords(next, now) } : null;
  return (
    <Panel className="overflow-hidden">
      <Loaded query={day} failure="Không thể tải lịch hôm nay." skeleton={<DaySkeleton />}>
        {(week) => {
          const own = meetingsOn(ownMeetings(week), today);
          const meetings = own.filter((meeting) => !isAllDay(meeting));
          return (
            <>
              <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-5 pt-5 pb-3 md:px-6">
                <PanelTitle className="text-title font-semibold">
                  {formatDay(today.start, timeZone)}
                </PanelTitle>
                <span className="text-small text-muted">{lunarInWords(today.day)}</span>
                <span className="ml-auto text-small text-muted max-sm:ml-0">
                  {summary(
                    meetingsOn(ownMeetings(counted.week ?? []), today).filter(
                      (meeting) => !isAllDay(meeting),
                    ),
                  )}
                </span>
              </header>
              <AllDayLine meetings={own.filter(isAllDay)} />
              <DayLine
                meetings={meetings}
                day={today}
                now={now}
                timeZone={timeZone}
                workingHours={workingHours}
              />
              <DayRows meetings={meetings} now={now} timeZone={timeZone} next={soon} />
            </>
          );
        }}
      </Loaded>
      {day.data && ahead.data && (
        <NextMeeting
          next={next}
          isListed={next !== undefined && meetingsOn([next], today).length > 0}
          now={now}
          today={today}
          timeZone={timeZone}
        />
      )}
    </Panel>
  );
}

const AllDayLine = ({ meetings }: { readonly meetings: readonly MeetingSummary[] }) =>
  meetings.length > 0 && (
    <p className="px-5 pb-4 text-small break-words md:px-6">
      <span className="text-muted">Cả ngày: </span>
      {meetings.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to="/meetings/$meetingId" params={{ meetingId: id }} className="link">
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );

/** A day with meetings that do not overlap, and what comes next. */
const DaySkeleton = () => (
  <div role="status" className="flex h-60 flex-col justify-between p-6 max-lg:h-75">
    <span className="sr-only">Đang tải...</span>
    <Skeleton className="h-5 w-56" />
    <Skeleton className="h-3 w-3/4 rounded-bar" />
    <Skeleton className="h-3.5 w-72" />
  </div>
);
