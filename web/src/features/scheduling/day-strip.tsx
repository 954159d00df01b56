import type { SuggestedSlot, TimeSuggestions } from '@hopgon/contract/scheduling/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import { formatDay, formatRange, formatTime } from '../../lib/format/date.ts';
import { cx } from '../../ui/cx.ts';
import { type Frame, frameOf, hourMarks, piecesIn } from './day-strip.rules.ts';

type Stretch = TimeSuggestions['working'][number];

interface DayStripProps {
  readonly found: TimeSuggestions;
  readonly slot: SuggestedSlot;
}

/** Who is free and who is busy on the day of a time, one line each; of busy times it says when, and nothing else. */
export function DayStrip({ found: { timeZone, people, room, working }, slot }: DayStripProps) {
  const day = localDay(slot.startsAt, timeZone);
  const worked = working.filter(({ startsAt }) => localDay(startsAt, timeZone) === day);
  const frame = frameOf([...worked, slot]);
  const rows = [
    ...people.map(({ userId, displayName, required, busy }) => ({
      id: userId,
      name: displayName,
      note: required ? '' : 'không bắt buộc',
      busy,
    })),
    ...(room ? [{ id: room.id, name: room.name, note: 'phòng', busy: room.busy }] : []),
  ];
  return (
    <div className="px-5 py-4">
      <p className="mb-3 text-small text-muted">
        {formatDay(slot.startsAt)}. Ô đậm là giờ bận, ô có viền là giờ đang xem.
      </p>
      <HourMarks frame={frame} />
      <ul aria-label="Ai rảnh, ai bận" className="flex flex-col gap-2">
        {rows.map(({ id, name, note, busy }) => (
          <li key={id} className="grid items-center gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="one-line text-small">
              {name}
              {note && <span className="text-muted"> ({note})</span>}
            </span>
            <Line frame={frame} worked={worked} busy={busy} slot={slot} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HourMarksProps {
  readonly frame: Frame;
}

const HourMarks = ({ frame }: HourMarksProps) => (
  <div aria-hidden="true" className="grid gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <span className="max-sm:hidden" />
    <span className="relative block h-5 text-key text-muted tabular-nums">
      {hourMarks(frame, 6).map(({ at, left }) => (
        <span key={at} className="absolute" style={{ left: `${left}%` }}>
          {formatTime(at)}
        </span>
      ))}
    </span>
  </div>
);

interface LineProps extends HourMarksProps {
  readonly worked: readonly Stretch[];
  readonly busy: readonly Stretch[];
  readonly slot: Stretch;
}

const block = 'absolute inset-y-0';

function Line({ frame, worked, busy, slot }: LineProps) {
  const taken = piecesIn(frame, busy);
  const collides = taken.some(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt);
  return (
    <span className="relative block h-6 overflow-hidden rounded-mark bg-sunken">
      {piecesIn(frame, worked).map(({ startsAt, left, width }) => (
        <span
          key={startsAt}
          className={cx(block, 'border-y bg-surface')}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      ))}
      {taken.map(({ startsAt, left, width }) => (
        <span
          key={startsAt}
          className={cx(block, 'rounded-[3px] bg-line-strong')}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      ))}
      {piecesIn(frame, [slot]).map(({ startsAt, left, width }) => (
        <span
          key={startsAt}
          className={cx(block, 'rounded-[3px] border-2', collides ? 'border-brick' : 'border-jade')}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      ))}
      <span className="sr-only">
        {taken.length === 0
          ? 'Rảnh cả ngày'
          : `Bận ${taken.map(({ startsAt, endsAt }) => formatRange(startsAt, endsAt)).join(', ')}`}
      </span>
    </span>
  );
}
