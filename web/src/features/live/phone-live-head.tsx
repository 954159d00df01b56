import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { InBar } from '../../ui/layout/bar-slot.tsx';
import { CourseButtons } from './course-buttons.tsx';
import { useLivePage } from './live-context.ts';
import { MeetingClock } from './live-head.tsx';
import { liveStateWords } from './live-words.ts';

/** The same in the bar above, where a phone has room for one bar only; starting and ending stand below it. */
export function PhoneLiveHead() {
  const { meeting, live } = useLivePage();
  const place = meeting.room?.name ?? meeting.location;
  return (
    <>
      <InBar>
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: meeting.id }}
          aria-label="Về trang cuộc họp"
          className={buttonClass({ look: 'plain', square: true })}
        >
          <ChevronLeft />
        </Link>
        <div data-whole-bar className="min-w-0 flex-1 px-1.5">
          <h1 className="one-line text-small font-semibold">{meeting.title}</h1>
          <p className="one-line text-key text-muted">
            {[liveStateWords[live.state], place].filter(Boolean).join(' · ')}
          </p>
        </div>
        <MeetingClock isShort />
      </InBar>
      {live.can.run && (
        <div className="flex shrink-0 justify-end border-b bg-surface px-4 py-2">
          <CourseButtons />
        </div>
      )}
    </>
  );
}
