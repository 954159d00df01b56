import type { Notification } from '@hopgon/contract/notifications/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import Check from 'lucide-react/icons/check';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { formatTime } from '../../lib/format/date.ts';
import { nearDayName } from '../../lib/format/day-words.ts';
import { useNow } from '../../lib/use-now.ts';
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
  const days = Map.groupBy(notifications, ({ createdAt }) => localDay(createdAt, timeZone));
  const nameOfDay = (day: string) => nearDayName(day, now, timeZone) ?? dayInWords(day);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={nameOfDay(day)}>
      <h2 className="mb-2 text-small font-medium text-muted">{nameOfDay(day)}</h2>
      <Panel className="overflow-hidden">
        {ofDay.map((notification) => (
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
