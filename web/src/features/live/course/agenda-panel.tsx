import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Timer from 'lucide-react/icons/timer';
import { formatTime } from '../../../lib/format/date.ts';
import { useLivePage } from '../live-context.ts';
import { LiveSection } from '../live-section.tsx';
import { useSeconds } from '../use-seconds.ts';
import { AgendaRow } from './agenda-row.tsx';
import { expectedEnd, paceInWords } from './course.rules.ts';

/** What the meeting is to speak of, and how long it has. */
export function AgendaPanel() {
  const { live, meeting } = useLivePage();
  const { items } = live;
  const planned = items.reduce((sum, { minutes, extraMinutes }) => sum + minutes + extraMinutes, 0);
  return (
    <LiveSection
      title="Chương trình"
      aside={items.length > 0 && `${items.length} mục${planned > 0 ? ` · ${planned} phút` : ''}`}
    >
      {items.length === 0 && <p className="text-small text-muted">Cuộc họp này chưa có chương trình.</p>}
      <ol className="flex flex-col gap-1">
        {items.map((item, place) => (
          <AgendaRow key={item.id} item={item} place={place} />
        ))}
      </ol>
      {meeting.can.edit && (
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: meeting.id }}
          search={{ tab: 'chuan-bi' }}
          className="mt-2 inline-flex min-h-8 items-center gap-1.5 self-start rounded-mark text-small font-medium text-jade hover:underline pointer-coarse:min-h-11"
        >
          <Plus aria-hidden="true" className="size-4" />
          {items.length === 0 ? 'Lập chương trình' : 'Sửa chương trình'}
        </Link>
      )}
      <Pace />
    </LiveSection>
  );
}

function Pace() {
  const { live, meeting, serverNow } = useLivePage();
  const now = useSeconds(serverNow, live.state === 'running');
  const end = live.state === 'running' ? expectedEnd(live, now) : null;
  if (end === null) return null;
  return (
    <p className="mt-3 flex gap-2 text-small text-muted">
      <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      Theo tiến độ này, dự kiến xong lúc {formatTime(new Date(end))},{' '}
      {paceInWords(end, Date.parse(meeting.endsAt))}.
    </p>
  );
}
