import { localClock } from '@hopgon/engine/time/zoned';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, memo } from 'react';
import { cx } from '../../ui/cx.ts';
import { toneDot } from '../../ui/hue-class.ts';
import { clocksOf } from './calendar-words.rules.ts';
import type { Entry } from './entry.rules.ts';
import { entryLook, hasBar, titleLook } from './entry-look.ts';
import { entryInWords } from './entry-words.rules.ts';
import { toPixels } from './grid.rules.ts';

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

const place = ({ from, to, column, columns, width }: EntryBlockProps): CSSProperties => ({
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
    <li className="absolute" style={place(props)}>
      <button
        type="button"
        data-entry={entry.id}
        disabled={entry.isBusy}
        aria-haspopup={entry.isBusy ? undefined : 'dialog'}
        className={cx(
          'relative flex size-full overflow-hidden rounded-event pr-1.5 pl-3 text-left outline-offset-0',
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
          <OneLine {...props} isTiny={pixels < 24} room={room} />
        ) : (
          <Lines {...props} pixels={pixels} hasEnd={room >= 104} />
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
}

/** Too low for two lines: the name, and of the time as much as leaves it room. */
const OneLine = ({ entry, timeZone, isTiny, room }: OneLineProps) => (
  <>
    <span
      aria-hidden="true"
      className={cx(
        'one-line min-w-0 font-medium',
        isTiny ? 'text-[0.6875rem] leading-3' : 'text-small leading-[1.0625rem]',
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

const lineHeight = 17;
/** Pixels around the name: the time below it, and what is left free above and below. */
const around = 24;

interface LinesProps extends EntryBlockProps {
  readonly pixels: number;
  readonly hasEnd: boolean;
}

const Lines = ({ entry, timeZone, pixels, hasEnd }: LinesProps) => (
  <>
    <span
      aria-hidden="true"
      className={cx(
        'line-clamp-1 shrink-0 text-small leading-[1.0625rem] font-medium [overflow-wrap:normal]',
        titleLook(entry),
      )}
      style={{ WebkitLineClamp: Math.max(1, Math.floor((pixels - around) / lineHeight)) }}
    >
      {entry.title}
    </span>
    <span aria-hidden="true" className="shrink-0 text-key leading-4 whitespace-nowrap tabular-nums">
      {hasEnd ? clocksOf(entry, timeZone) : localClock(entry.start, timeZone)}
    </span>
  </>
);
