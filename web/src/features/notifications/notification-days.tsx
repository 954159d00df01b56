import type { ListedNotification } from '@hopgon/contract/notifications/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import Check from 'lucide-react/icons/check';
import type { ReadNotification } from '../../data/notifications.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { formatTime } from '../../lib/format/date.ts';
import { nearDayName } from '../../lib/format/day-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NotificationRow } from './notification-row.tsx';

interface NotificationDaysProps {
  readonly rows: readonly ListedNotification[];
  readonly onlyUnread: boolean;
  readonly onRead: (read: ReadNotification) => void;
}

export function NotificationDays({ rows, onlyUnread, onRead }: NotificationDaysProps) {
  const now = useNow();
  const timeZone = browserZone();
  const days = Map.groupBy(rows, ({ createdAt }) => localDay(createdAt, timeZone));
  const nameOfDay = (day: string) => nearDayName(day, now, timeZone) ?? dayInWords(day);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={nameOfDay(day)}>
      <h2 className="mb-2 text-small font-medium text-muted">{nameOfDay(day)}</h2>
      <Panel className="overflow-hidden">
        <ul>
          {ofDay.map((row) => (
            <NotificationRow
              key={row.key}
              row={row}
              onlyUnread={onlyUnread}
              whenOf={({ createdAt }) => formatTime(createdAt, timeZone)}
              onOpen={(opened) => {
                if (!opened.read) onRead(opened);
              }}
              asideOf={(line) =>
                !line.read && (
                  <IconButton
                    label="Đánh dấu đã đọc"
                    icon={<Check />}
                    className="mr-2"
                    onClick={() => onRead(line)}
                  />
                )
              }
            />
          ))}
        </ul>
      </Panel>
    </section>
  ));
}
