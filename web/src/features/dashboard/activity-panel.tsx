import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type JoinedLine, joinLines, othersWords } from '../../data/join-lines.rules.ts';
import { notificationsQuery } from '../../data/notifications.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/format/use-now.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { EmptyNote } from './short-list.tsx';

const shown = 5;

/** What happened lately that concerns this person. */
export function ActivityPanel() {
  const query = useQuery(notificationsQuery);
  const now = useNow();
  return (
    <Panel>
      <PanelHead
        title="Hoạt động gần đây"
        aside={
          <Link to="/notifications" className="link">
            Xem tất cả
          </Link>
        }
      />
      <Loaded query={query} failure="Không thể tải hoạt động gần đây.">
        {(page) =>
          page.notifications.length === 0 ? (
            <EmptyNote>Chưa có gì mới. Lời mời, thay đổi và việc được giao sẽ hiện ở đây.</EmptyNote>
          ) : (
            <ul>
              {joinLines(page)
                .slice(0, shown)
                .map((line) => (
                  <ActivityLine key={line.newest.id} line={line} now={now} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function ActivityLine({ line, now }: { readonly line: JoinedLine; readonly now: number }) {
  const { text, path, createdAt } = line.newest;
  const others = othersWords(line);
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={path}
        className="flex items-baseline justify-between gap-4 px-5 py-2.5 -outline-offset-2 transition-colors duration-120 hover:bg-hover"
      >
        <span className="min-w-0 break-words">
          {text}
          {others && <span className="block text-small font-medium"> {others}</span>}
        </span>
        <time dateTime={createdAt} className="shrink-0 text-small text-muted">
          {relativeTime(Date.parse(createdAt), now)}
        </time>
      </Link>
    </li>
  );
}
