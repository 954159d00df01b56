import type { Notification } from '@hopgon/contract/notifications/schemas';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/format/use-now.ts';
import { cx } from '../../ui/cx.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { text, path, read, createdAt } = notification;
  const navigate = useNavigate();
  // The server says where to as one text; another tab or window is the browser's own affair.
  const open = (event: MouseEvent) => {
    onOpen();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void navigate({ href: path });
  };
  return (
    <a
      href={path}
      onClick={open}
      className="flex gap-3 border-b px-4 py-3 -outline-offset-2 transition-colors duration-120 last:border-b-0 hover:bg-hover"
    >
      <span className={cx('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-jade')} />
      <span className="min-w-0">
        <span className={cx('block', !read && 'font-medium')}>
          {!read && <span className="sr-only">Chưa đọc: </span>}
          {text}
        </span>
        <time dateTime={createdAt} className="text-small text-muted">
          {relativeTime(Date.parse(createdAt), useNow())}
        </time>
      </span>
    </a>
  );
}
