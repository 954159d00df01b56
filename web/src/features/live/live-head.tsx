import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Radio from 'lucide-react/icons/radio';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { AvatarRow } from '../../ui/marks/avatar.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { elapsed, formatClock } from './course/course.rules.ts';
import { CourseButtons } from './course-buttons.tsx';
import { useLivePage } from './live-context.ts';
import { liveStateWords } from './live-words.ts';
import { useSeconds } from './use-seconds.ts';

/** What the meeting is, how long it has gone on, and starting and ending it. */
export function LiveHead() {
  const { meeting, live } = useLivePage();
  const place = [meeting.room?.name, meeting.location].filter(Boolean).join(', ');
  const visitors = live.people.filter(({ isVisiting }) => isVisiting);
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-x-4 border-b bg-surface px-5 py-2">
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: meeting.id }}
        aria-label="Về trang cuộc họp"
        title="Về trang cuộc họp"
        className={buttonClass({ look: 'plain', square: true })}
      >
        <ChevronLeft />
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <h1 className="one-line min-w-0 text-title font-semibold">{meeting.title}</h1>
        <StateChip />
        {place && <span className="one-line min-w-0 text-small text-muted">{place}</span>}
      </div>
      {visitors.length > 0 && (
        <span className="flex items-center gap-2 text-small text-muted max-lg:hidden">
          {visitors.length} người đang mở trang này
          <AvatarRow people={visitors} most={5} />
        </span>
      )}
      <MeetingClock />
      <CourseButtons />
    </header>
  );
}

function StateChip() {
  const { live } = useLivePage();
  return live.state === 'running' ? (
    <Chip tone="jade" icon={<Radio />}>
      {liveStateWords.running}
    </Chip>
  ) : (
    <Chip>{liveStateWords[live.state]}</Chip>
  );
}

/** 21:47 / 45 phút */
export function MeetingClock({ isShort = false }: { readonly isShort?: boolean }) {
  const { meeting, live, serverNow } = useLivePage();
  const now = useSeconds(serverNow, live.state === 'running');
  if (live.state === 'waiting') return null;
  const planned = Math.round((Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt)) / 60_000);
  return (
    <span className="shrink-0 tabular-nums">
      <span role="timer" aria-label="Thời gian họp" className="text-title font-semibold">
        {formatClock(elapsed(live, now))}
      </span>
      {!isShort && <span className="text-small text-muted"> / {planned} phút</span>}
    </span>
  );
}
