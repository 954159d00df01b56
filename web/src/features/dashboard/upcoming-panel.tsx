import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import { ownMeetings } from '../../data/meetings/own-meetings.rules.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { MeetingStatusIcon } from '../../ui/marks/meeting-status.tsx';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { EmptyNote } from './short-list.tsx';
import { standingAt } from './standing-at.ts';
import type { Dashboard } from './use-dashboard.ts';

const mostUpcoming = 5;

/** One's own meetings that go on or come next. */
export const UpcomingPanel = ({ dashboard: { ahead, now } }: { readonly dashboard: Dashboard }) => (
  <Panel>
    <PanelHead
      title="Cuộc họp sắp tới"
      aside={
        <Link to="/meetings" className="link">
          Xem lịch họp
        </Link>
      }
    />
    <Loaded query={ahead} failure="Không thể tải cuộc họp sắp tới." skeleton={<SkeletonRows count={3} />}>
      {({ meetings }) => {
        const next = ownMeetings(meetings).filter((meeting) => standingAt(meeting, now) !== 'completed');
        if (next.length === 0) {
          return <EmptyNote>Chưa có cuộc họp nào. Cuộc họp bạn tạo hoặc được mời sẽ hiện ở đây.</EmptyNote>;
        }
        return (
          <ul>
            {next.slice(0, mostUpcoming).map((meeting) => (
              <Row key={meeting.id} meeting={meeting} now={now} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  </Panel>
);

function Row({ meeting, now }: { readonly meeting: MeetingSummary; readonly now: number }) {
  const { id, title, location } = meeting;
  return (
    <li className="border-b last:border-b-0">
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: id }}
        className="flex items-center gap-3 px-5 py-2.5 -outline-offset-2 transition-colors duration-120 hover:bg-hover"
      >
        <MeetingStatusIcon status={standingAt(meeting, now)} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{title}</span>
          <span className="block text-small break-words text-muted tabular-nums">
            <UnbrokenHours text={ownSpan(meeting, useClocks())} />
            {location && ` · ${location}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
