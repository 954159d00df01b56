import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { useEvidence } from './evidence-context.ts';

/** A number that stands for a line. */
export const numberChip = (chosen: boolean): string =>
  cx(
    'inline-flex h-6 min-w-6 items-center justify-center rounded-mark px-1 text-key font-semibold tabular-nums',
    'transition-colors duration-120 ease-calm',
    chosen
      ? 'bg-jade text-on-jade'
      : 'bg-jade-soft text-jade-ink hover:brightness-97 dark:hover:brightness-112',
  );

/** Where there is room for the lines beside the statements; elsewhere a chip leads to the line itself. */
const hasRail = () => matchMedia('(min-width: 64rem)').matches;

const isPlain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

interface EvidenceChipsProps {
  /** Distinguishes the statement from all others of the page. */
  readonly statement: string;
  readonly turns: readonly number[];
}

/** The numbers of the lines a statement rests on. Pressing one shows the very line. */
export function EvidenceChips({ statement, turns }: EvidenceChipsProps) {
  const { meetingId } = useMeetingPlace();
  const { choice, choose, version } = useEvidence();
  const isChosen = (turn: number) =>
    choice?.statement === statement || (choice?.statement === null && choice.turn === turn);
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {turns.map((turn) => (
        <Link
          key={turn}
          to="/meetings/$meetingId"
          params={{ meetingId }}
          search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn }}
          resetScroll={false}
          aria-label={`Căn cứ: câu ${turn + 1}`}
          aria-current={isChosen(turn) || undefined}
          onClick={(event) => {
            if (!hasRail() || !isPlain(event)) return;
            event.preventDefault();
            choose({ statement, turns, turn });
          }}
          className={numberChip(isChosen(turn))}
        >
          {turn + 1}
        </Link>
      ))}
    </span>
  );
}
