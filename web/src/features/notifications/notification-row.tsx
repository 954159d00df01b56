import type { Notification } from '@hopgon/contract/notifications/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { notificationText } from '../../data/notification-text.rules.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { cx } from '../../ui/cx.ts';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';
import { ActButton } from './act-button.tsx';

interface NotificationRowProps {
  readonly notification: Notification;
  /** How many more it stands for, in words. */
  readonly others?: string | null;
  /** When it came, in words. */
  readonly when: string;
  readonly onOpen: () => void;
  /** At its right, beside the link. */
  readonly aside?: ReactNode;
}

export function NotificationRow({ notification, others, when, onOpen, aside }: NotificationRowProps) {
  const { path, read, createdAt, act } = notification;
  const text = notificationText(notification, useClocks());
  const link = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  // The server says where to as one text; another tab or window is the browser's own affair.
  const open = (event: MouseEvent) => {
    onOpen();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void navigate({ href: path });
  };
  return (
    <div className="flex flex-wrap items-center border-b transition-colors duration-120 last:border-b-0 hover:bg-hover">
      <a
        ref={link}
        href={path}
        onClick={open}
        className="flex min-w-0 flex-1 gap-3 px-4 py-3 -outline-offset-2"
      >
        <span className={cx('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-jade')} />
        <span className="min-w-0">
          <span className={cx('block break-words', !read && 'font-medium')}>
            {!read && <span className="sr-only">Chưa đọc: </span>}
            <UnbrokenHours text={text} />
          </span>{' '}
          {others && <span className="text-small font-medium">{others} · </span>}
          <time dateTime={createdAt} className="text-small text-muted">
            {when}
          </time>
        </span>
      </a>
      {aside}
      {act && !others && (
        <div className="w-full pb-3 pl-9">
          <ActButton act={act} about={text} onDone={() => link.current?.focus()} />
        </div>
      )}
    </div>
  );
}
