import type { LiveItem } from '@hopgon/contract/live/schemas';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLivePage } from '../live-context.ts';
import { formatClock, spentOn } from './course.rules.ts';
import { CurrentTime } from './current-time.tsx';

interface AgendaRowProps {
  readonly item: LiveItem;
  readonly place: number;
}

/** One agenda item: what it is, how long it has and had, and how to go there. */
export function AgendaRow({ item, place }: AgendaRowProps) {
  const { live } = useLivePage();
  const isCurrent = live.currentItemId === item.id;
  const wasSpokenOf = item.spans.length > 0 && !isCurrent;
  const minutes = item.minutes + item.extraMinutes;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cx('flex gap-2.5 rounded-control px-2 py-2', isCurrent && 'bg-jade-soft')}
    >
      <PlaceMark place={place} isCurrent={isCurrent} isDone={wasSpokenOf} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={cx('min-w-0 break-words', isCurrent ? 'font-semibold' : 'font-medium')}>
            {item.title}
          </span>
          {minutes > 0 && (
            <span className={cx('text-small tabular-nums', isCurrent ? 'text-jade-ink' : 'text-muted')}>
              {minutes} phút
            </span>
          )}
        </div>
        <ItemNote item={item} isCurrent={isCurrent} wasSpokenOf={wasSpokenOf} />
        {isCurrent ? <CurrentTime item={item} place={place} /> : <GoThere item={item} place={place} />}
      </div>
    </li>
  );
}

interface PlaceMarkProps {
  readonly place: number;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

const PlaceMark = ({ place, isCurrent, isDone }: PlaceMarkProps) => (
  <span
    className={cx(
      'flex size-6 shrink-0 items-center justify-center rounded-full text-small font-semibold',
      isCurrent && 'bg-jade text-on-jade',
      isDone && 'bg-jade-soft text-jade-ink',
      !(isCurrent || isDone) && 'bg-sunken text-muted',
    )}
  >
    {isDone ? <Check aria-label="Đã bàn" className="size-4" /> : place + 1}
  </span>
);

interface ItemNoteProps {
  readonly item: LiveItem;
  readonly isCurrent: boolean;
  readonly wasSpokenOf: boolean;
}

function ItemNote({ item, isCurrent, wasSpokenOf }: ItemNoteProps) {
  const { serverNow } = useLivePage();
  const parts = [
    item.presenter?.displayName,
    wasSpokenOf && `đã bàn ${formatClock(spentOn(item, serverNow()))}`,
    item.note,
  ].filter(Boolean);
  return (
    parts.length > 0 && (
      <p className={cx('text-small break-words', isCurrent ? 'text-jade-ink' : 'text-muted')}>
        {parts.join(' · ')}
      </p>
    )
  );
}

/** Moves on, or back, to an item that is not spoken of. */
function GoThere({ item, place }: AgendaRowProps) {
  const { live, take } = useLivePage();
  if (!live.can.run || live.state !== 'running') return null;
  const current = live.items.findIndex(({ id }) => id === live.currentItemId);
  const isBack = place < current;
  // The button of the current item leads to the next one.
  if (current >= 0 && place === current + 1) return null;
  return (
    <Button
      size="small"
      look="plain"
      className="mt-1 -ml-2 text-muted"
      icon={isBack ? <ArrowLeft /> : <ArrowRight />}
      onClick={() => take({ act: 'move', agendaItemId: item.id })}
    >
      {isBack ? `Quay lại mục ${place + 1}` : `Sang mục ${place + 1}`}
    </Button>
  );
}
