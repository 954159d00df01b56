import { localClock } from '@hopgon/contract/time/zoned';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { toneDot } from '../../../ui/layout/hue-class.ts';
import { clocksOf } from '../calendar-words.rules.ts';
import { toPixels } from '../grid/grid.rules.ts';
import type { Entry } from './entry.rules.ts';
import { lineHeight, linesIn, narrow } from './entry-lines.rules.ts';
import { entryLook, hasBar, titleLook } from './entry-look.ts';
import { entryInWords } from './entry-words.rules.ts';

interface EntryBlockProps {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  readonly begins: boolean;
  readonly ends: boolean;
  readonly column: number;
  readonly columns: number;
  readonly width: number;
  /** Pixels from edge to edge of a day; what has no room is left out. */
  readonly dayWidth: number;
  readonly timeZone: string;
  readonly isOver: boolean;
  readonly clashes: boolean;
  /** It is being taken elsewhere: what stands here is where it was. */
  readonly isHeld: boolean;
  readonly isOpen: boolean;
}

const blockStyle = ({ from, to, column, columns, width }: EntryBlockProps): CSSProperties => ({
  top: toPixels(from) + 1,
  height: toPixels(to - from) - 2,
  left: `${(column / columns) * 100}%`,
  width: `calc(${(width / columns) * 100}% - 2px)`,
});

/** A meeting, or the part of it that lies on one day. Its place is reckoned, never measured. */
export const EntryBlock = memo((props: EntryBlockProps) => {
  const { entry, timeZone, begins, ends, isOver, clashes, isHeld, isOpen } = props;
  const pixels = toPixels(props.to - props.from);
  const isLow = pixels < 46;
  const room = (props.dayWidth * props.width) / props.columns;
  return (
    <li className="absolute" style={blockStyle(props)}>
      <button
        type="button"
        data-entry={entry.id}
        disabled={entry.isBusy}
        aria-haspopup={entry.isBusy ? undefined : 'dialog'}
        className={cx(
          'relative flex size-full overflow-hidden rounded-event text-left outline-offset-0',
          room < narrow ? 'pr-0.5 pl-2.5' : 'pr-1.5 pl-3',
          isLow ? 'items-center gap-1.5' : 'flex-col py-1',
          pixels < 24 && 'rounded-[4px]',
          entryLook(entry, { isOver, clashes }),
          isHeld && 'opacity-40',
          isOpen && 'ring-2 ring-jade',
        )}
      >
        {hasBar(entry) && (
          <span
            className={cx(
              'absolute left-1 w-[3px] rounded-full',
              pixels < 24 ? 'inset-y-px' : 'inset-y-1',
              toneDot[entry.tone],
            )}
          />
        )}
        <span className="sr-only">{entryInWords(entry, timeZone, clashes)}</span>
        {isLow ? (
          <OneLine {...props} isTiny={pixels < 24} pixels={pixels} room={room} />
        ) : (
          <Lines {...props} pixels={pixels} room={room} />
        )}
        {clashes && !isLow && room >= 64 && (
          <TriangleAlert aria-hidden="true" className="absolute right-1 bottom-1 size-3.5 text-brick" />
        )}
      </button>
      {entry.mayMove && begins && !isLow && (
        <span
          data-edge="start"
          data-of={entry.id}
          className="absolute inset-x-1 top-0 h-1.5 cursor-ns-resize"
        />
      )}
      {entry.mayMove && ends && (
        <span
          data-edge="end"
          data-of={entry.id}
          className="absolute inset-x-1 bottom-0 h-1.5 cursor-ns-resize"
        />
      )}
    </li>
  );
});

interface OneLineProps extends EntryBlockProps {
  readonly isTiny: boolean;
  readonly room: number;
  readonly pixels: number;
}

/** Too low for name and time below each other: the name, and of the time as much as leaves it room. */
const OneLine = ({ entry, timeZone, isTiny, room, pixels }: OneLineProps) => (
  <>
    <span
      aria-hidden="true"
      className={cx(
        'min-w-0 font-medium',
        isTiny
          ? 'one-line text-[0.6875rem] leading-3'
          : pixels >= twoLow && room < 130
            ? 'line-clamp-2 text-key leading-[0.9375rem]'
            : 'one-line text-small leading-[1.0625rem]',
        titleLook(entry),
      )}
    >
      {entry.title}
    </span>
    {room >= 130 && (
      <span
        aria-hidden="true"
        className={cx(
          'whitespace-nowrap tabular-nums',
          isTiny ? 'text-[0.6875rem] leading-3' : 'text-key leading-3',
        )}
      >
        {room >= 240 ? clocksOf(entry, timeZone) : localClock(entry.start, timeZone)}
      </span>
    )}
  </>
);

/** Pixels that two low lines need. */
const twoLow = 32;

interface LinesProps extends EntryBlockProps {
  readonly pixels: number;
  readonly room: number;
}

/** The name in as many lines as fit, then the time where it still has a line of its own. */
function Lines({ entry, timeZone, pixels, room }: LinesProps) {
  const lines = linesIn(pixels);
  return (
    <span aria-hidden="true" className="overflow-hidden" style={{ maxHeight: lines * lineHeight }}>
      <span
        className={cx(
          'line-clamp-1 leading-[1.0625rem] font-medium',
          room < narrow ? 'text-[0.6875rem] wrap-normal' : 'text-small break-words',
          titleLook(entry),
        )}
        style={{ WebkitLineClamp: lines }}
      >
        {entry.title}
      </span>
      {room >= narrow && (
        <span className="block text-key leading-[1.0625rem] whitespace-nowrap tabular-nums">
          {room >= 104 ? clocksOf(entry, timeZone) : localClock(entry.start, timeZone)}
        </span>
      )}
    </span>
  );
}
