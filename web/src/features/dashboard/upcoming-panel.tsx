import { Link } from '@tanstack/react-router';
import { formatDay, formatRange } from '../../lib/format/date.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { ownMeetings } from './own-meetings.rules.ts';
import { EmptyNote } from './short-list.tsx';
import type { Dashboard } from './use-dashboard.ts';

const shown = 5;

/** One's own next meetings. */
export const UpcomingPanel = ({ dashboard: { ahead, now } }: { readonly dashboard: Dashboard }) => (
  <Panel>
    <PanelHead
      title="Sắp tới"
      aside={
        <Link to="/meetings" className="link">
          Xem lịch họp
        </Link>
      }
    />
    <Loaded query={ahead} failure="Không thể tải cuộc họp sắp tới.">
      {({ meetings }) => {
        const next = ownMeetings(meetings).filter(({ startsAt }) => Date.parse(startsAt) > now);
        if (next.length === 0) {
          return <EmptyNote>Chưa có cuộc họp nào. Cuộc họp bạn tạo hoặc được mời sẽ hiện ở đây.</EmptyNote>;
        }
        return (
          <ul>
            {next.slice(0, shown).map(({ id, title, startsAt, endsAt, timeZone, location }) => (
              <li key={id} className="border-b last:border-b-0">
                <Link
                  to="/meetings/$meetingId"
                  params={{ meetingId: id }}
                  className="block px-5 py-2.5 -outline-offset-2 transition-colors duration-120 hover:bg-hover"
                >
                  <span className="block font-medium break-words">{title}</span>
                  <span className="block text-small break-words text-muted tabular-nums">
                    {formatDay(startsAt, timeZone)}, {formatRange(startsAt, endsAt, timeZone)}
                    {location && ` · ${location}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  </Panel>
);
