import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { busyTime, meetingsOn, ownMeetings } from '../../data/own-meetings.rules.ts';
import { formatDay } from '../../lib/format/date.ts';
import { hoursWords } from '../../lib/format/hours-words.ts';
import { lunarInWords } from '../../lib/format/lunar.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel, PanelTitle } from '../../ui/panel.tsx';
import { DayLine } from './day-line.tsx';
import { DayRows } from './day-rows.tsx';
import { NextMeeting } from './next-meeting.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Today as a line, and what comes next. */
export function DayPanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { today, now, settings, thisWeek, ahead } = dashboard;
  const { timeZone, workingHours } = settings;
  const summary = (meetings: readonly MeetingSummary[]) =>
    meetings.length === 0
      ? 'Không có cuộc họp'
      : `${meetings.length} cuộc họp · ${hoursWords(busyTime(meetings, today.start, today.end))}`;
  return (
    <Panel className="overflow-hidden">
      <Loaded query={thisWeek} failure="Không thể tải lịch hôm nay.">
        {(week) => {
          const meetings = meetingsOn(ownMeetings(week), today);
          return (
            <>
              <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-5 pt-5 pb-3 md:px-6">
                <PanelTitle className="text-title font-semibold">
                  {formatDay(today.start, timeZone)}
                </PanelTitle>
                <span className="text-small text-muted">{lunarInWords(today.day)}</span>
                <span className="ml-auto text-small text-muted max-sm:ml-0">{summary(meetings)}</span>
              </header>
              <DayLine
                meetings={meetings}
                day={today}
                now={now}
                timeZone={timeZone}
                workingHours={workingHours}
              />
              <DayRows meetings={meetings} now={now} timeZone={timeZone} />
            </>
          );
        }}
      </Loaded>
      {ahead.data && (
        <NextMeeting
          meetings={ownMeetings(ahead.data.meetings)}
          now={now}
          today={today}
          timeZone={timeZone}
        />
      )}
    </Panel>
  );
}
