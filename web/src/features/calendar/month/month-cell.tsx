import { dayInWords } from '@hopgon/contract/time/format-local';
import { localClock } from '@hopgon/contract/time/zoned';
import { dayOfMonth } from '@hopgon/engine/time/days';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { toneDot } from '../../../ui/layout/hue-class.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { DayMarkLabel } from '../days/day-mark-label.tsx';
import type { Entry } from '../entries/entry.rules.ts';
import { entryLook, hasBar, titleLook } from '../entries/entry-look.ts';
import { entryInWords } from '../entries/entry-words.rules.ts';
import type { GridActions } from '../grid/grid-actions.ts';
import { GridPart } from '../grid/grid-part.tsx';
import type { ShownDay } from '../use-calendar.ts';

interface MonthCellProps {
  readonly shown: ShownDay;
  readonly entries: readonly Entry[];
  /** Of the month before or after. */
  readonly isOther: boolean;
  /** Where keys are. */
  readonly isChosen: boolean;
  /** Whose list stands below. */
  readonly isMarked: boolean;
  /** Something is held over it. */
  readonly isOver: boolean;
  /** Lines. */
  readonly room: number;
  readonly isNarrow: boolean;
  readonly isLoading: boolean;
  readonly timeZone: string;
  readonly now: number;
  readonly clashes: ReadonlySet<string>;
  readonly openId: string | null;
  readonly heldId: string | null;
  readonly actions: GridActions;
}

const inNumbers = (count: number): string => (count === 0 ? 'không có cuộc họp' : `${count} cuộc họp`);

export const MonthCell = memo((props: MonthCellProps) => {
  const { shown, entries, isOther, isChosen, isMarked, isOver, isNarrow, isLoading, actions } = props;
  const { day, isToday, mark, lunar, lunarWords, working } = shown;
  const many = isLoading ? 'đang tải' : inNumbers(entries.length);
  const label = [isToday && 'Hôm nay', dayInWords(day), mark?.name, lunarWords, many]
    .filter(Boolean)
    .join(', ');
  return (
    <GridPart
      part="gridcell"
      data-day={day}
      className={cx(
        'relative flex min-h-0 min-w-0 flex-col gap-0.5 overflow-hidden border-l px-1 pb-1 -outline-offset-2 first:border-l-0',
        working.length === 0 || isOther ? 'bg-sunken' : 'bg-surface',
        isOver && 'bg-jade-soft',
        isMarked && 'ring-2 ring-jade ring-inset',
      )}
    >
      <div className={cx('flex shrink-0 items-center gap-1.5 pt-1', isNarrow ? 'flex-col gap-0' : 'px-1')}>
        <button
          type="button"
          data-slot={day}
          tabIndex={isChosen ? 0 : -1}
          onClick={() => actions.onOpenDay(day)}
          className={cx(
            'flex size-6 shrink-0 items-center justify-center rounded-full text-small font-medium tabular-nums outline-offset-0 hover:bg-hover',
            isToday ? 'bg-jade text-on-jade hover:bg-jade-hover' : isOther && 'text-muted',
          )}
        >
          <span className="sr-only">{label}</span>
          <span aria-hidden="true">{dayOfMonth(day)}</span>
        </button>
        <span
          aria-hidden="true"
          title={lunarWords}
          className="ml-auto text-key text-muted tabular-nums max-md:m-0 max-md:text-[0.625rem] max-md:leading-3"
        >
          {lunar}
        </span>
      </div>
      {isLoading && working.length > 0 && (
        <Skeleton className={isNarrow ? 'mx-auto h-1.5 w-4' : 'mt-0.5 h-[18px] w-full rounded-mark'} />
      )}
      {isNarrow ? <Dots entries={entries} /> : <Lines {...props} />}
    </GridPart>
  );
});

const Dots = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <span aria-hidden="true" className="flex justify-center gap-0.5">
    {entries.slice(0, 3).map(({ id, tone }) => (
      <span key={id} className={cx('size-1.5 rounded-full', toneDot[tone])} />
    ))}
  </span>
);

function Lines({ shown, entries, room, timeZone, now, clashes, openId, heldId, actions }: MonthCellProps) {
  const fits = entries.length <= room ? entries.length : Math.max(0, room - 1);
  const rest = entries.length - fits;
  return (
    <>
      {shown.mark && (
        <span className="flex min-w-0 shrink-0">
          <DayMarkLabel mark={shown.mark} />
        </span>
      )}
      {fits > 0 && (
        <ul aria-label={`Cuộc họp ${dayInWords(shown.day)}`} className="flex flex-col gap-0.5">
          {entries.slice(0, fits).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                data-entry={entry.id}
                disabled={entry.isBusy}
                aria-haspopup={entry.isBusy ? undefined : 'dialog'}
                className={cx(
                  'relative flex h-[22px] w-full min-w-0 items-center gap-1.5 rounded-mark pr-1 pl-2.5 text-left text-key outline-offset-0',
                  entryLook(entry, { isOver: entry.end <= now, clashes: clashes.has(entry.id) }),
                  openId === entry.id && 'ring-2 ring-jade',
                  heldId === entry.id && 'opacity-40',
                )}
              >
                {hasBar(entry) && (
                  <span
                    className={cx('absolute inset-y-0.5 left-0.5 w-[3px] rounded-full', toneDot[entry.tone])}
                  />
                )}
                <span className="sr-only">{entryInWords(entry, timeZone, clashes.has(entry.id))}</span>
                {entry.days === null && (
                  <span aria-hidden="true" className="tabular-nums">
                    {/* From the day before: when it is over. */}
                    {entry.start < shown.bounds.start
                      ? `–${localClock(entry.end, timeZone)}`
                      : localClock(entry.start, timeZone)}
                  </span>
                )}
                <span aria-hidden="true" className={cx('one-line min-w-0 font-medium', titleLook(entry))}>
                  {entry.title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          type="button"
          onClick={() => actions.onOpenDay(shown.day)}
          className="h-[22px] shrink-0 rounded-mark px-2.5 text-left text-key font-medium text-muted outline-offset-0 hover:bg-hover"
        >
          +{rest} nữa
          <span className="sr-only">, {dayInWords(shown.day)}</span>
        </button>
      )}
    </>
  );
}
