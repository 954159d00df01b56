import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> {
  readonly checked: boolean;
  readonly children: ReactNode;
}

const track = cx(
  'peer h-[22px] w-9 appearance-none rounded-full bg-line-strong',
  'transition-colors duration-120 ease-calm checked:bg-jade',
);
const thumb = cx(
  'pointer-events-none absolute top-[3px] left-[3px] size-4 rounded-full bg-surface',
  'transition-transform duration-120 ease-calm peer-checked:translate-x-3.5',
);

/** Something that is on or off at once, without a button to save it. */
export function Switch({ checked, children, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-6 items-center gap-2.5', className)}>
      <span className="relative flex">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className={track}
        />
        <span className={thumb} />
      </span>
      <span>{children}</span>
    </label>
  );
}
