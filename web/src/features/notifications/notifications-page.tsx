import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import {
  allNotificationsQuery,
  notificationsQuery,
  type ReadNotification,
  useReadNotifications,
} from '../../data/notifications.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { BellDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { NotificationDays } from './notification-days.tsx';

/** All notifications of this person in this company, newest first. */
export function NotificationsPage() {
  usePageTitle('Thông báo');
  const { loc } = useSearch({ strict: false });
  const unread = useQuery(notificationsQuery).data?.unread ?? 0;
  const { mutate: markRead } = useReadNotifications();

  return (
    <Page>
      <div className="mx-auto max-w-[760px]">
        <PageHead
          title="Thông báo"
          actions={
            <>
              <Button disabled={unread === 0} onClick={() => markRead(undefined)}>
                Đánh dấu đã đọc hết
              </Button>
              <Link to="/settings/notifications" className="link self-center" aria-label="Cài đặt thông báo">
                Cài đặt
              </Link>
            </>
          }
        />
        <div className="mb-5">
          <Views shown={loc ?? 'tat-ca'} unread={unread} />
        </div>
        <NotificationList onlyUnread={loc === 'chua-doc'} onRead={markRead} />
      </div>
    </Page>
  );
}

function Views({ shown, unread }: { readonly shown: 'tat-ca' | 'chua-doc'; readonly unread: number }) {
  const navigate = useNavigate();
  const views = [
    { value: 'tat-ca', label: 'Tất cả' },
    { value: 'chua-doc', label: unread > 0 ? `Chưa đọc (${unread})` : 'Chưa đọc' },
  ] as const;
  const look = (view: typeof shown) =>
    void navigate({
      to: '/notifications',
      search: view === 'chua-doc' ? { loc: view } : {},
      replace: true,
    });
  return <Segmented label="Xem" choices={views} value={shown} onChange={look} />;
}

interface NotificationListProps {
  readonly onlyUnread: boolean;
  readonly onRead: (read: ReadNotification) => void;
}

function NotificationList({ onlyUnread, onRead }: NotificationListProps) {
  const part = useRowFocus<HTMLDivElement>();
  const list = useInfiniteQuery(allNotificationsQuery(onlyUnread));
  if (!list.data) {
    return (
      <Panel>
        {list.error ? (
          <LoadFailure
            text={failureText(list.error, 'Không thể tải thông báo.')}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <SkeletonRows />
        )}
      </Panel>
    );
  }
  const rows = list.data.pages.flatMap((page) => page.notifications);
  if (rows.length === 0) {
    return (
      <Panel>
        <EmptyState
          drawing={<BellDrawing />}
          title={onlyUnread ? 'Bạn đã đọc hết' : 'Chưa có thông báo'}
          text="Lời mời họp, thay đổi và việc được giao sẽ hiện ở đây."
        />
      </Panel>
    );
  }
  return (
    <div ref={part} className="flex flex-col gap-6">
      <NotificationDays rows={rows} onlyUnread={onlyUnread} onRead={onRead} />
      {list.hasNextPage && (
        <Button
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Xem thêm
        </Button>
      )}
    </div>
  );
}
