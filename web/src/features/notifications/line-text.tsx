import type { Notification } from '@hopgon/contract/notifications/schemas';
import { notificationText } from '../../data/notification-text.rules.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { cx } from '../../ui/cx.ts';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';

interface LineTextProps {
  readonly notification: Notification;
  /** What else it stands for, in words. */
  readonly others?: string | null | undefined;
  /** When it came, in words. */
  readonly when: string;
}

/** What a notification says, whether it is read, and when it came. */
export function LineText({ notification, others, when }: LineTextProps) {
  const { read, createdAt } = notification;
  const text = notificationText(notification, useClocks());
  return (
    <>
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
    </>
  );
}
