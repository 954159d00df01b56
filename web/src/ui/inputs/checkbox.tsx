import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
  /** The colour of the ticked box, as classes. */
  readonly tick?: string;
}

const box = cx(
  'peer size-[18px] appearance-none rounded-[5px] border-[1.5px] border-line-strong bg-surface',
  'transition-colors duration-120 ease-calm aria-invalid:border-brick',
);

const jadeTick = 'checked:border-jade checked:bg-jade';

/** A box to tick with its words; both take the press. */
export function Checkbox({ children, className, tick = jadeTick, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-6 items-start gap-2.5', className)}>
      <span className="relative mt-[3px] flex">
        <input {...rest} type="checkbox" className={cx(box, tick)} />
        <Check className="pointer-events-none absolute inset-0 m-auto hidden size-3.5 stroke-[2.5] text-on-jade peer-checked:block" />
      </span>
      <span>{children}</span>
    </label>
  );
}
