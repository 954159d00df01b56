import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { DayBounds } from '../../data/meetings/own-meetings.rules.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { formatMoment, formatTime } from '../../lib/format/date.ts';
import { companyRange } from '../../lib/format/own-clock.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { untilWords } from './day-rail.rules.ts';

interface NextMeetingProps {
  readonly meetings: readonly MeetingSummary[];
  readonly now: number;
  readonly today: DayBounds;
  readonly timeZone: string;
}

/** What is going on, else what comes next. */
export function NextMeeting({ meetings, now, today, timeZone }: NextMeetingProps) {
  const clocks = useClocks();
  const next = meetings.find((meeting) => !isAllDay(meeting) && Date.parse(meeting.endsAt) > now);
  if (!next) {
    return <p className="px-5 py-3 text-muted md:px-6">Không có cuộc họp nào phía trước.</p>;
  }
  const starts = Date.parse(next.startsAt);
  const isOn = starts <= now;
  const company = companyRange(next, clocks);
  const when = isOn ? `đang diễn ra, đến ${formatTime(next.endsAt, timeZone)}` : untilWords(starts - now);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 md:px-6">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-turmeric-mark" />
      <span className="min-w-0 font-medium break-words">{next.title}</span>
      <span className="text-muted tabular-nums">{when}</span>
      {!isOn && (
        <span className="text-muted tabular-nums">
          {starts < today.end ? `lúc ${formatTime(starts, timeZone)}` : formatMoment(starts, timeZone)}{' '}
          {company && `(giờ công ty ${company})`}
        </span>
      )}
      {next.location && <span className="min-w-0 break-words text-muted">{next.location}</span>}
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: next.id }}
        className={`${buttonClass({ look: 'tonal', size: 'small' })} md:ml-auto`}
      >
        Mở cuộc họp
        <ArrowRight aria-hidden="true" />
      </Link>
    </div>
  );
}
