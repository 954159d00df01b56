import type { SuggestedSlot } from '@hopgon/contract/scheduling/schemas';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { formatDay, formatRange } from '../../lib/format/date.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Chip } from '../../ui/marks/chip.tsx';
import { CompanyTime } from './slot-times.tsx';

interface SlotListProps {
  readonly slots: readonly SuggestedSlot[];
  readonly timeZone: string;
  /** Which one is looked at, by its start. */
  readonly seen: string | undefined;
  readonly onSee: (slot: SuggestedSlot) => void;
  readonly onTake: (slot: SuggestedSlot) => void;
}

/** Times to meet, the best first, each with what speaks for it. One press looks at who is free, another takes it. */
export const SlotList = ({ slots, timeZone, seen, onSee, onTake }: SlotListProps) => (
  <ol aria-label="Giờ gợi ý" className="divide-y">
    {slots.map((slot, place) => (
      <li
        key={slot.startsAt}
        className={cx(
          'relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3',
          slot.startsAt === seen && 'bg-sunken',
        )}
      >
        <SlotWords slot={slot} timeZone={timeZone} isBest={place === 0} />
        <span className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button
            size="small"
            className="pointer-coarse:h-11"
            aria-pressed={slot.startsAt === seen}
            onClick={() => onSee(slot)}
          >
            Xem lịch
          </Button>
          <Button
            size="small"
            className="pointer-coarse:h-11"
            look={place === 0 ? 'primary' : 'outline'}
            onClick={() => onTake(slot)}
          >
            Đặt giờ này
            <span className="sr-only">
              : {ownSpan({ ...slot, timeZone }, { own: browserZone(), company: timeZone })}
            </span>
          </Button>
        </span>
      </li>
    ))}
  </ol>
);

interface SlotWordsProps {
  readonly slot: SuggestedSlot;
  readonly timeZone: string;
  readonly isBest: boolean;
}

const SlotWords = ({ slot: { startsAt, endsAt, reasons }, timeZone, isBest }: SlotWordsProps) => (
  <div className="min-w-0 flex-[1_1_16rem]">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold tabular-nums">{formatRange(startsAt, endsAt)}</span>
      <span>{formatDay(startsAt)}</span>
      {isBest && <Chip tone="jade">Phù hợp nhất</Chip>}
    </p>
    <CompanyTime slot={{ startsAt, endsAt }} timeZone={timeZone} />
    <p className="text-small text-muted">{reasons.join(' · ')}</p>
  </div>
);
