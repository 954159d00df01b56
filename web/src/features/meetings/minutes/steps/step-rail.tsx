import Check from 'lucide-react/icons/check';
import { formatDate, formatTime } from '../../../../lib/format/date.ts';
import { cx } from '../../../../ui/cx.ts';
import type { Step } from './steps.rules.ts';

const dots = {
  done: 'border-jade bg-jade text-on-jade',
  now: 'border-[5px] border-jade bg-surface',
  ahead: 'border-line-strong bg-surface',
};
const stateWords = { done: 'đã xong', now: 'đang ở bước này', ahead: 'chưa tới' };

/** The way of the document, from draft to locked. */
export const StepRail = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol aria-label="Các bước của biên bản" className="grid grid-cols-[4fr_4fr_5fr_3fr_3fr]">
    {steps.map(({ title, state, at, note }, index) => (
      <li
        key={title}
        aria-current={state === 'now' ? 'step' : undefined}
        className="relative flex min-w-0 flex-col gap-1"
      >
        {index < steps.length - 1 && (
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-[9px] right-0 left-5 h-0.5',
              steps[index + 1]?.state === 'ahead' ? 'bg-line' : 'bg-jade',
            )}
          />
        )}
        <span
          aria-hidden="true"
          className={cx(
            'flex size-5 items-center justify-center rounded-full border-2 [&_.lucide]:size-3',
            dots[state],
          )}
        >
          {state === 'done' && <Check />}
        </span>
        <span className={cx('pr-1 text-small', state === 'ahead' ? 'text-muted' : 'font-medium')}>
          {title}
          <span className="sr-only">, {stateWords[state]}</span>
        </span>
        {(at ?? note) && (
          <span className="pr-1 text-key text-muted tabular-nums" title={at ? formatDate(at) : undefined}>
            {note ?? (at && formatTime(at))}
          </span>
        )}
      </li>
    ))}
  </ol>
);
