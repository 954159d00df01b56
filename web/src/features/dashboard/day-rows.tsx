import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import { formatRange, formatTime } from '../../lib/format/date.ts';
import { cx } from '../../ui/cx.ts';

interface DayRowsProps {
  readonly meetings: readonly MeetingSummary[];
  readonly now: number;
  readonly timeZone: string;
  /** The meeting that goes on or comes next, and how soon that is. */
  readonly next: { readonly id: string; readonly words: string } | null;
}

/** The day from top to bottom, for narrow screens. */
export function DayRows({ meetings, now, timeZone, next }: DayRowsProps) {
  const over = meetings.filter(({ endsAt }) => Date.parse(endsAt) <= now);
  const coming = meetings.filter(({ endsAt }) => Date.parse(endsAt) > now);
  return (
    <div className="border-y lg:hidden">
      {over.length > 0 && (
        <ul className="bg-sunken py-1.5">
          {over.map((meeting) => (
            <Row key={meeting.id} meeting={meeting} timeZone={timeZone} past soon={null} />
          ))}
        </ul>
      )}
      <p className="flex items-center gap-2 px-5 py-1">
        <span className="rounded-full bg-turmeric px-2 text-small font-medium text-on-turmeric tabular-nums">
          <span className="sr-only">Bây giờ </span>
          {formatTime(now, timeZone)}
        </span>
        <span aria-hidden="true" className="h-0.5 flex-1 bg-turmeric-mark" />
      </p>
      {coming.length > 0 && (
        <ul className="py-1.5">
          {coming.map((meeting) => (
            <Row
              key={meeting.id}
              meeting={meeting}
              timeZone={timeZone}
              past={false}
              soon={meeting.id === next?.id ? next.words : null}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps extends Pick<DayRowsProps, 'timeZone'> {
  readonly meeting: MeetingSummary;
  readonly past: boolean;
  readonly soon: string | null;
}

const Row = ({ meeting: { id, title, startsAt, endsAt, location }, timeZone, past, soon }: RowProps) => (
  <li>
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId: id }}
      className={cx('block px-5 py-1.5 -outline-offset-2', past && 'text-muted')}
    >
      <span className={cx('block break-words', !past && 'font-medium')}>{title}</span>
      <span className="block text-small break-words text-muted tabular-nums">
        {formatRange(startsAt, endsAt, timeZone)}
        {past ? ', đã xong' : [soon, location].filter(Boolean).map((part) => ` · ${part}`)}
      </span>
    </Link>
  </li>
);
