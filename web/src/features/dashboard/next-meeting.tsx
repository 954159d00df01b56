import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { DayBounds } from '../../data/meetings/own-meetings.rules.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { formatMoment, formatTime } from '../../lib/format/date.ts';
import { companyRange } from '../../lib/format/own-clock.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { untilWords } from './day-rail.rules.ts';

/** What goes on, else what comes next; all-day meetings have no hour to wait for. */
export const nextOf = (meetings: readonly MeetingSummary[], now: number): MeetingSummary | undefined =>
  meetings.find((meeting) => !isAllDay(meeting) && Date.parse(meeting.endsAt) > now);

/** 'đang diễn ra', 'còn 19 phút' */
export function soonWords({ startsAt }: Pick<MeetingSummary, 'startsAt'>, now: number): string {
  const starts = Date.parse(startsAt);
  return starts <= now ? 'đang diễn ra' : untilWords(starts - now);
}

interface NextMeetingProps {
  readonly next: MeetingSummary | undefined;
  /** It stands among the meetings of the day already, where those are listed from top to bottom. */
  readonly isListed: boolean;
  readonly now: number;
  readonly today: DayBounds;
  readonly timeZone: string;
}

/** What is going on, else what comes next. */
export function NextMeeting({ next, isListed, now, today, timeZone }: NextMeetingProps) {
  const clocks = useClocks();
  if (!next) {
    return <p className="px-5 py-3 text-muted md:px-6">Không có cuộc họp nào sắp tới.</p>;
  }
  const starts = Date.parse(next.startsAt);
  const isOn = starts <= now;
  const company = companyRange(next, clocks);
  const when = isOn ? `đang diễn ra, đến ${formatTime(next.endsAt, timeZone)}` : untilWords(starts - now);
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 md:px-6',
        isListed && 'max-lg:hidden',
      )}
    >
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
