import { useQuery } from '@tanstack/react-query';
import { notificationsQuery, type ReadNotification } from '../../data/notifications.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { BellDrawing } from '../../ui/layout/drawings.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';

interface BellListProps {
  readonly onRead: (read: ReadNotification) => void;
  /** A line leads to its page. */
  readonly onClose: () => void;
}

/** What the bell opens; fetched with its first use. */
export function BellList({ onRead, onClose }: BellListProps) {
  const { data, isError, refetch } = useQuery(notificationsQuery);
  const now = useNow();
  if (!data)
    return isError ? (
      <LoadFailure text="Không thể tải thông báo." onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    );
  if (data.notifications.length === 0)
    return (
      <EmptyState
        drawing={<BellDrawing />}
        title="Chưa có thông báo"
        text="Lời mời họp, thay đổi và việc được giao sẽ hiện ở đây."
      />
    );
  return (
    <ul>
      {data.notifications.map((row) => (
        <NotificationRow
          key={row.key}
          row={row}
          whenOf={({ createdAt }) => relativeTime(Date.parse(createdAt), now)}
          onOpen={(opened) => {
            if (!opened.read) onRead(opened);
            onClose();
          }}
        />
      ))}
    </ul>
  );
}
