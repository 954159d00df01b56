import { dayInWords } from '@hopgon/contract/time/format-local';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Placed } from '../days/columns.rules.ts';
import type { Entry } from '../entries/entry.rules.ts';
import { EntryBlock } from '../entries/entry-block.tsx';
import type { Piece } from '../entries/pieces.rules.ts';
import type { ShownDay } from '../use-calendar.ts';
import { clockOf, toPixels } from './grid.rules.ts';
import { GridPart } from './grid-part.tsx';

export interface Cursor {
  /** Minutes since midnight, and how many. */
  readonly minute: number;
  readonly length: number;
}

interface DayColumnProps {
  readonly shown: ShownDay;
  readonly placed: readonly Placed<Piece<Entry>>[];
  readonly timeZone: string;
  /** Pixels from edge to edge. */
  readonly width: number;
  /** A minute of this day when this is today: what ended before is over. */
  readonly now: number;
  readonly clashes: ReadonlySet<string>;
  readonly heldId: string | null;
  readonly openId: string | null;
  /** Where keys would make a meeting; null when they are on another day. */
  readonly cursor: Cursor | null;
  /** Touched once: a second touch makes a meeting here. */
  readonly isTouched: boolean;
}

/** One line an hour, drawn by the style sheet: the height of an hour less one pixel, then the line. */
const hourLines = 'bg-[repeating-linear-gradient(to_bottom,transparent_0_63px,var(--line)_63px_64px)]';

/** A day from midnight to midnight: a cell of the grid that holds the list of its meetings. */
export const DayColumn = memo((props: DayColumnProps) => {
  const { shown, placed, timeZone, width: dayWidth, now, clashes, heldId, openId, cursor, isTouched } = props;
  return (
    <GridPart part="gridcell" data-day={shown.day} className="relative border-l bg-sunken">
      {shown.working.map(({ from, to }) => (
        <div
          key={from}
          className="absolute inset-x-0 bg-surface"
          style={{ top: toPixels(from), height: toPixels(to - from) }}
        />
      ))}
      <div className={cx('absolute inset-0', hourLines)} />
      {cursor ? (
        <Slot day={shown.day} cursor={cursor} isTouched={isTouched} label={dayLabel(shown, placed.length)} />
      ) : (
        <span className="sr-only">{dayLabel(shown, placed.length)}</span>
      )}
      {placed.length > 0 && (
        <ul aria-label={`Cuộc họp ${dayInWords(shown.day)}`} className="absolute inset-0 right-1.5 left-0.5">
          {placed.map(({ piece, column, columns, width }) => (
            <EntryBlock
              key={piece.of.id}
              entry={piece.of}
              from={piece.from}
              to={piece.to}
              begins={piece.begins}
              ends={piece.ends}
              column={column}
              columns={columns}
              width={width}
              dayWidth={dayWidth}
              timeZone={timeZone}
              isOver={piece.of.end <= now}
              clashes={clashes.has(piece.of.id)}
              isHeld={heldId === piece.of.id}
              isOpen={openId === piece.of.id}
            />
          ))}
        </ul>
      )}
    </GridPart>
  );
});

function dayLabel({ day, isToday, mark, lunarWords }: ShownDay, count: number): string {
  const many = count === 0 ? 'không có cuộc họp' : `${count} cuộc họp`;
  return [isToday && 'Hôm nay', dayInWords(day), mark?.name, lunarWords, many].filter(Boolean).join(', ');
}

interface SlotProps {
  readonly day: string;
  readonly cursor: Cursor;
  readonly isTouched: boolean;
  readonly label: string;
}

/** Where keys are on the grid, behind the meetings that are there; only keys, or a finger's first touch, bring it to light. */
const Slot = ({ day, cursor: { minute, length }, isTouched, label }: SlotProps) => (
  <button
    type="button"
    data-slot={day}
    className={cx(
      'pointer-events-none absolute right-1.5 left-0.5 flex items-start rounded-event border-2 border-jade bg-jade-soft px-2 text-left text-key font-medium text-jade-ink outline-offset-0',
      !isTouched && 'opacity-0 focus-visible:opacity-100',
    )}
    style={{ top: toPixels(minute), height: toPixels(length) }}
  >
    <span className="sr-only">{label}</span>
    <span aria-hidden="true">+ {clockOf(minute)}</span>
  </button>
);
