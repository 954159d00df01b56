import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import { useEvidence } from './evidence-context.ts';
import { useMeetingPlace } from './use-meeting-place.ts';

const chip =
  'inline-flex h-6 min-w-6 items-center justify-center rounded-mark px-1 text-key font-semibold tabular-nums ' +
  'transition-colors duration-120 ease-calm';

/** Where there is room for the lines beside the statements; elsewhere a chip leads to the line itself. */
const hasRail = () => matchMedia('(min-width: 1024px)').matches;

const isPlain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The numbers of the lines a statement rests on. Pressing one shows the very line. */
export function EvidenceChips({ turns }: { readonly turns: readonly number[] }) {
  const { meetingId } = useMeetingPlace();
  const { numbers, chosen, choose, version } = useEvidence();
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {turns.map((turn) => (
        <Link
          key={turn}
          to="/meetings/$meetingId"
          params={{ meetingId }}
          search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn }}
          resetScroll={false}
          aria-label={`Dẫn chứng ${numbers.get(turn) ?? ''}`}
          aria-current={chosen.includes(turn) || undefined}
          onClick={(event) => {
            if (!hasRail() || !isPlain(event)) return;
            event.preventDefault();
            choose(turns);
          }}
          className={cx(
            chip,
            chosen.includes(turn) ? 'bg-jade text-on-jade' : 'bg-jade-soft text-jade-ink hover:brightness-97',
          )}
        >
          {numbers.get(turn)}
        </Link>
      ))}
    </span>
  );
}
