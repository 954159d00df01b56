import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import BellIcon from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { notificationsQuery, useReadNotifications } from '../../data/notifications.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';

const BellList = lazyOverlay(() => import('./bell-list.tsx'), 'BellList');

const countShown = (unread: number) => (unread > 99 ? '99+' : String(unread));

const labelFor = (unread: number) => (unread > 0 ? `Thông báo, ${unread} chưa đọc` : 'Thông báo');

export function Bell() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(notificationsQuery);
  const { mutate: markRead } = useReadNotifications();
  const unread = data?.unread ?? 0;

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
          onPointerEnter={() => void BellList.preload()}
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
      <Suspense fallback={<SkeletonRows />}>
        <BellList onRead={markRead} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
