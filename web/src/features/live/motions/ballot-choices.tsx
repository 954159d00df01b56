import type { Motion, MotionChoice } from '@hopgon/contract/live/motions/schemas';
import Check from 'lucide-react/icons/check';
import { formatNumber } from '../../../lib/format/number.ts';
import { cx } from '../../../ui/cx.ts';
import { choices, choiceWords, countInWords, percentOf } from './motion-words.rules.ts';

interface BallotChoicesProps {
  readonly motion: Motion;
  readonly chosen: MotionChoice | null;
  readonly mayChoose: boolean;
  /** A choice is on its way. The buttons stay, for one of them has the focus. */
  readonly isBusy: boolean;
  readonly onChoose: (choice: MotionChoice) => void;
}

/** The three choices: buttons for who may choose, with a bar each once counts may be seen. */
export function BallotChoices({ motion, chosen, mayChoose, isBusy, onChoose }: BallotChoicesProps) {
  return (
    <ul aria-label="Ý kiến" className="mt-2 flex flex-col gap-1">
      {choices.map((choice) => {
        const count = motion.counts?.[choice];
        const isChosen = choice === chosen;
        const line = (
          <>
            <ChoiceMark isChosen={isChosen} />
            <span className="flex-1 text-left">{choiceWords[choice]}</span>
            {count && (
              <span className="text-small tabular-nums" title={countInWords(count, motion)}>
                <span className="sr-only">{countInWords(count, motion)}</span>
                <span aria-hidden="true">
                  {motion.weighting === 'share'
                    ? `${formatNumber(percentOf(count.weight, motion.base.weight))}% · `
                    : ''}
                  <b className="font-semibold">{count.votes}</b>
                </span>
              </span>
            )}
          </>
        );
        const look = cx(
          'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 py-1.5 pointer-coarse:min-h-11',
          isChosen && 'bg-jade-soft text-jade-ink',
        );
        return (
          <li key={choice}>
            {mayChoose ? (
              <button
                type="button"
                aria-pressed={isChosen}
                aria-disabled={isBusy || undefined}
                className={cx(
                  look,
                  'border',
                  isChosen ? 'border-jade' : 'border-line-control hover:bg-hover',
                )}
                onClick={() => !isBusy && onChoose(choice)}
              >
                {line}
              </button>
            ) : (
              <div className={look}>{line}</div>
            )}
            {count && <CountBar choice={choice} share={percentOf(count.weight, motion.base.weight)} />}
          </li>
        );
      })}
    </ul>
  );
}

const ChoiceMark = ({ isChosen }: { readonly isChosen: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'flex size-5 shrink-0 items-center justify-center rounded-full',
      isChosen ? 'bg-jade text-on-jade' : 'border-[1.5px] border-line-strong',
    )}
  >
    {isChosen && <Check className="size-3.5" />}
  </span>
);

const CountBar = ({ choice, share }: { readonly choice: MotionChoice; readonly share: number }) => (
  <div aria-hidden="true" className="mx-2.5 mt-0.5 h-1 overflow-hidden rounded-full bg-sunken">
    <div
      className={cx('h-full rounded-full', choice === 'for' ? 'bg-jade' : 'bg-line-strong')}
      style={{ width: `${Math.min(100, share)}%` }}
    />
  </div>
);
