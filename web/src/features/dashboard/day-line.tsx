import type { CompanySettings } from '@hopgon/contract/companies/schemas';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import { meetingKinds } from '../../data/meetings/meeting-kinds.ts';
import type { DayBounds } from '../../data/meetings/own-meetings.rules.ts';
import { formatRange, formatTime } from '../../lib/format/date.ts';
import { cx } from '../../ui/cx.ts';
import { toneDot } from '../../ui/layout/hue-class.ts';
import { type DayRail, dayRail, isUnderNow, pillShift, type RailEntry } from './day-rail.rules.ts';

interface DayLineProps {
  readonly meetings: readonly MeetingSummary[];
  readonly day: DayBounds;
  readonly now: number;
  readonly timeZone: string;
  readonly workingHours: CompanySettings['workingHours'];
}

/** Pixels of a lane: bar, title in two lines, time. */
const laneHeight = 88;

const percent = (part: number) => `${part}%`;

/** The day from left to right: what is behind lies sunken, a line of turmeric is now. Wide screens only. */
export function DayLine({ meetings, day, now, timeZone, workingHours }: DayLineProps) {
  const rail = dayRail({ meetings, day, now, workingHours });
  return (
    <div className="relative border-b max-lg:hidden">
      <div
        className="absolute inset-y-0 left-0 bg-sunken"
        style={{ width: `calc(24px + (100% - 48px) * ${rail.now / 100})` }}
      />
      <div className="relative mx-6 pt-9">
        <Hours rail={rail} />
        <div
          aria-hidden="true"
          className="absolute inset-y-0 -ml-px w-0.5 bg-turmeric-mark"
          style={{ left: percent(rail.now) }}
        />
        <ul className="relative" style={{ height: rail.lanes * laneHeight }}>
          {rail.entries.map((entry) => (
            <Entry key={entry.meeting.id} entry={entry} now={rail.now} timeZone={timeZone} />
          ))}
        </ul>
        <span
          className="absolute -top-1 rounded-full bg-turmeric px-2 text-small font-medium text-on-turmeric tabular-nums"
          // At the ends of the rail the pill stays whole.
          style={{ left: percent(rail.now), translate: `${-100 * pillShift(rail.now)}%` }}
        >
          <span className="sr-only">Bây giờ </span>
          {formatTime(now, timeZone)}
        </span>
      </div>
    </div>
  );
}

const Hours = ({ rail }: { readonly rail: DayRail }) => (
  <div aria-hidden="true" className="absolute inset-x-0 top-0 h-6">
    {rail.hours.map(({ clock, left }) => (
      <span
        key={clock}
        className="absolute inset-y-0 border-l pl-1.5 text-small text-muted tabular-nums"
        style={{ left: percent(left) }}
      >
        {!isUnderNow(left, rail.now) && clock}
      </span>
    ))}
  </div>
);

interface EntryProps {
  readonly entry: RailEntry;
  /** In hundredths of the rail. */
  readonly now: number;
  readonly timeZone: string;
}

function Entry({ entry, now, timeZone }: EntryProps) {
  const { meeting, left, width, room, lane, past } = entry;
  const { id, title, kind, startsAt, endsAt, location } = meeting;
  return (
    <li
      className="absolute pr-2"
      style={{ left: percent(left), width: percent(room), top: lane * laneHeight }}
    >
      <span
        aria-hidden="true"
        className={cx(
          'block h-3 min-w-1.5 rounded-bar',
          past ? 'bg-line-strong opacity-60' : toneDot[meetingKinds[kind].tone],
        )}
        style={{ width: percent((width / room) * 100) }}
      />
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: id }}
        className={cx(
          'mt-1 block w-fit max-w-full rounded-mark text-small',
          past && 'text-muted',
          // The line of now would run through the words.
          left < now && now < left + room && (past ? 'bg-sunken' : 'bg-surface'),
        )}
      >
        <span className={cx('line-clamp-2 break-words', !past && 'font-medium')}>{title}</span>
        <span className="one-line block text-muted tabular-nums">
          {past
            ? `${formatTime(startsAt, timeZone)}, đã xong`
            : `${formatRange(startsAt, endsAt, timeZone)}${location ? ` · ${location}` : ''}`}
        </span>
      </Link>
    </li>
  );
}
