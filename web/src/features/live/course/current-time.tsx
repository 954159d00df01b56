import { mostExtraMinutes } from '@hopgon/contract/live/limits';
import type { LiveItem } from '@hopgon/contract/live/schemas';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLivePage } from '../live-context.ts';
import { useSeconds } from '../use-seconds.ts';
import { formatClock, leftInWords, plannedFor, spentOn } from './course.rules.ts';

interface CurrentTimeProps {
  readonly item: LiveItem;
  readonly place: number;
}

/** The time of the item that is spoken of, and what comes after it. */
export function CurrentTime({ item, place }: CurrentTimeProps) {
  const { live, take } = useLivePage();
  const next = live.items[place + 1];
  const extraMinutes = item.extraMinutes + 5;
  return (
    <div className="mt-2">
      <Progress item={item} />
      {live.can.run && (
        <div className="mt-2.5 -ml-8 flex flex-wrap gap-1.5">
          {next && (
            <Button
              size="small"
              look="primary"
              icon={<ArrowRight />}
              onClick={() => take({ act: 'move', agendaItemId: next.id })}
            >
              Sang mục {place + 2}
            </Button>
          )}
          {item.minutes > 0 && extraMinutes <= mostExtraMinutes && (
            <Button
              size="small"
              look="plain"
              onClick={() => take({ act: 'extend', agendaItemId: item.id, extraMinutes })}
            >
              Thêm 5 phút
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Progress({ item }: Pick<CurrentTimeProps, 'item'>) {
  const { serverNow } = useLivePage();
  const now = useSeconds(serverNow, true);
  const spent = spentOn(item, now);
  const left = leftInWords(item, now);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <span role="timer" aria-label="Đã bàn" className="text-page font-semibold tabular-nums">
          {formatClock(spent)}
        </span>
        {left && <TimeLeft {...left} />}
      </div>
      {left && <Bar share={spent / plannedFor(item)} />}
    </>
  );
}

export const TimeLeft = ({ text, isOver }: { readonly text: string; readonly isOver: boolean }) => (
  <span
    className={cx(
      'rounded-full px-2.5 py-0.5 text-small font-medium tabular-nums',
      isOver ? 'bg-brick-soft text-brick-ink' : 'bg-turmeric-soft text-turmeric-ink',
    )}
  >
    {text}
  </span>
);

export const Bar = ({ share }: { readonly share: number }) => (
  <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-surface">
    <div
      className={cx('h-full rounded-full', share > 1 ? 'bg-brick' : 'bg-turmeric-mark')}
      style={{ width: `${Math.min(100, share * 100)}%` }}
    />
  </div>
);
