import { dayInWords } from '@hopgon/contract/time/format-local';
import { dayOfMonth } from '@hopgon/engine/time/days';
import { shortWeekday } from '../../../lib/format/day-words.ts';
import { zoneOffset } from '../../../lib/format/zone-choices.ts';
import { cx } from '../../../ui/cx.ts';
import { DayMarkLabel } from '../days/day-mark-label.tsx';
import type { ShownDay } from '../use-calendar.ts';
import { GridPart } from './grid-part.tsx';

interface GridHeadProps {
  readonly days: readonly ShownDay[];
  readonly timeZone: string;
  readonly companyZone: string | null;
  readonly onOpenDay: (day: string) => void;
}

/** Names of the days over their columns, what is special about them, and whose clocks stand at the left. */
export const GridHead = ({ days, timeZone, companyZone, onOpenDay }: GridHeadProps) => (
  <GridPart part="row" className="col-span-full grid grid-cols-subgrid border-b bg-surface">
    <div className="sticky left-0 z-1 flex items-end bg-surface pb-1.5 text-key text-muted">
      {companyZone && (
        <>
          <ZoneLabel word="Bạn" zone={timeZone} at={days[0]?.bounds.start ?? 0} />
          <ZoneLabel word="Công ty" zone={companyZone} at={days[0]?.bounds.start ?? 0} />
        </>
      )}
    </div>
    {days.map((shown) => (
      <GridPart
        key={shown.day}
        part="columnheader"
        className="min-w-0 border-l border-l-transparent px-2 pt-2.5 pb-1.5"
      >
        <DayName shown={shown} onOpen={days.length > 1 ? () => onOpenDay(shown.day) : null} />
        {shown.mark && (
          <div className="-mx-1 mt-1 flex min-w-0">
            <DayMarkLabel mark={shown.mark} />
          </div>
        )}
      </GridPart>
    ))}
  </GridPart>
);

const ZoneLabel = ({ word, zone, at }: { word: string; zone: string; at: number }) => (
  <span className="flex-1 pr-2 text-right leading-4 whitespace-nowrap" title={zone}>
    {word}
    <br />
    {zoneOffset(zone, at)}
  </span>
);

interface DayNameProps {
  readonly shown: ShownDay;
  /** Null: this day is all that is shown. */
  readonly onOpen: (() => void) | null;
}

function DayName({ shown: { day, isToday, lunar, lunarWords }, onOpen }: DayNameProps) {
  const name = (
    <>
      <span className="sr-only">
        {isToday && 'Hôm nay, '}
        {dayInWords(day)}
      </span>
      <span aria-hidden="true" className={cx('text-small', isToday ? 'font-medium' : 'text-muted')}>
        {shortWeekday(day)}
      </span>
      <span aria-hidden="true" className="text-title leading-6 font-semibold tabular-nums">
        {dayOfMonth(day)}
      </span>
    </>
  );
  const look = cx('flex items-baseline gap-1.5', isToday && 'text-jade');
  return (
    <div className="flex items-baseline justify-between gap-1">
      {onOpen ? (
        <button
          type="button"
          className={cx(look, 'rounded-mark hover:underline hover:decoration-1 hover:underline-offset-4')}
          onClick={onOpen}
        >
          {name}
        </button>
      ) : (
        <span className={look}>{name}</span>
      )}
      <span className="text-key text-muted tabular-nums" title={lunarWords}>
        <span aria-hidden="true">{lunar}</span>
        <span className="sr-only">{lunarWords}</span>
      </span>
    </div>
  );
}
