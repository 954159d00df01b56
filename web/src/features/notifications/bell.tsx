import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import BellIcon from 'lucide-react/icons/bell';
import { useState } from 'react';
import { joinLines, othersWords } from '../../data/company/join-lines.rules.ts';
import { notificationsQuery, useReadNotifications } from '../../data/notifications.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { BellDrawing } from '../../ui/layout/drawings.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';

const countShown = (unread: number) => (unread > 99 ? '99+' : String(unread));

const labelFor = (unread: number) => (unread > 0 ? `Thông báo, ${unread} chưa đọc` : 'Thông báo');

export function Bell() {
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQuery);
  const { mutate: markRead } = useReadNotifications();
  const unread = data?.unread ?? 0;
  const now = useNow();
  const lines = data ? joinLines(data) : [];

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Thông báo"
      aside={
        unread > 0 && (
          <Button look="plain" size="small" className="-mr-2" onClick={() => markRead(undefined)}>
            Đánh dấu đã đọc hết
          </Button>
        )
      }
      foot={
        <Link to="/notifications" className="link" onClick={() => setOpen(false)}>
          Xem tất cả
        </Link>
      }
      trigger={
        <button
          type="button"
          aria-label={labelFor(unread)}
          title="Thông báo"
          className={cx(buttonClass({ look: 'plain', square: true }), 'relative')}
        >
          <BellIcon />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-brick px-1 text-[0.6875rem] leading-none font-semibold text-on-brick tabular-nums"
            >
              {countShown(unread)}
            </span>
          )}
        </button>
      }
    >
      {lines.map((line) => (
        <NotificationRow
          key={line.newest.id}
          notification={line.newest}
          others={othersWords(line)}
          when={relativeTime(Date.parse(line.newest.createdAt), now)}
          onOpen={() => {
            if (!line.newest.read) markRead([...line.ids]);
            setOpen(false);
          }}
        />
      ))}
      {data?.notifications.length === 0 && (
        <EmptyState
          drawing={<BellDrawing />}
          title="Chưa có thông báo"
          text="Lời mời họp, thay đổi và việc được giao sẽ hiện ở đây."
        />
      )}
      {!data && isError && <LoadFailure text="Không thể tải thông báo." onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows />}
    </Popover>
  );
}
