import type { ListedNotification } from '@hopgon/contract/notifications/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notificationText } from '../../data/notification-text.rules.ts';
import { notificationsQuery, useReadNotifications } from '../../data/notifications.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { EmptyNote } from './short-list.tsx';

const mostActivities = 5;

/** What happened lately that concerns this person. */
export function ActivityPanel() {
  const query = useQuery(notificationsQuery);
  const { mutate: markRead } = useReadNotifications();
  const now = useNow();
  return (
    <Panel>
      <PanelHead
        title="Hoạt động gần đây"
        aside={
          <Link to="/notifications" className="link">
            Xem tất cả
          </Link>
        }
      />
      <Loaded query={query} failure="Không thể tải hoạt động gần đây.">
        {(page) =>
          page.notifications.length === 0 ? (
            <EmptyNote>Chưa có gì mới. Lời mời, thay đổi và việc được giao sẽ hiện ở đây.</EmptyNote>
          ) : (
            <ul>
              {page.notifications.slice(0, mostActivities).map((row) => (
                <ActivityLine
                  key={row.key}
                  row={row}
                  now={now}
                  onOpen={() => {
                    if (!row.read) markRead(row);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface ActivityLineProps {
  readonly row: ListedNotification;
  readonly now: number;
  readonly onOpen: () => void;
}

function ActivityLine({ row, now, onOpen }: ActivityLineProps) {
  const { path, createdAt, bundle } = row;
  const text = notificationText(row, useClocks());
  // The page of notifications shows lines that lead to several pages one by one; they are read there.
  const isList = bundle !== null && !bundle.hasOnePage;
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={isList ? '/notifications' : path}
        onClick={isList ? undefined : onOpen}
        className="flex items-baseline justify-between gap-x-4 px-5 py-2.5 -outline-offset-2 max-[20rem]:flex-col transition-colors duration-120 hover:bg-hover"
      >
        <span className="min-w-0 break-words">
          {text}
          {bundle?.others && <span className="block text-small font-medium"> {bundle.others}</span>}
        </span>
        <time dateTime={createdAt} className="shrink-0 text-small text-muted">
          {relativeTime(Date.parse(createdAt), now)}
        </time>
      </Link>
    </li>
  );
}
