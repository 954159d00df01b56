import type { Notification } from '@hopgon/contract/notifications/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import Check from 'lucide-react/icons/check';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { formatTime } from '../../lib/format/date.ts';
import { dayInWords } from '../../lib/format/day-words.ts';
import { groupByDay } from '../../lib/format/group-by-day.ts';
import { useNow } from '../../lib/format/use-now.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NotificationRow } from './notification-row.tsx';

interface NotificationDaysProps {
  readonly notifications: readonly Notification[];
  readonly onRead: (id: string) => void;
}

export function NotificationDays({ notifications, onRead }: NotificationDaysProps) {
  const now = useNow();
  const timeZone = browserZone();
  const days = groupByDay(notifications, {
    dayOf: ({ createdAt }) => localDay(createdAt, timeZone),
    now,
    timeZone,
  });
  return days.map(({ day, near, items }) => (
    <section key={day} aria-label={near ?? dayInWords(day)}>
      <h2 className="mb-2 text-small font-medium text-muted">{near ?? dayInWords(day)}</h2>
      <Panel className="overflow-hidden">
        {items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            when={formatTime(notification.createdAt, timeZone)}
            onOpen={() => {
              if (!notification.read) onRead(notification.id);
            }}
            aside={
              !notification.read && (
                <IconButton
                  label="Đánh dấu đã đọc"
                  icon={<Check />}
                  className="mr-2"
                  onClick={() => onRead(notification.id)}
                />
              )
            }
          />
        ))}
      </Panel>
    </section>
  ));
}
