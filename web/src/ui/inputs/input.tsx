import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';

/** The box of everything one types into. 16 px on phones: Safari zooms into anything smaller. */
export const inputBox = cx(
  'w-full rounded-control border border-line-strong bg-surface text-ink max-md:text-[1rem]',
  'transition-[border-color] duration-120 ease-calm focus-visible:border-jade',
  'aria-invalid:border-brick disabled:bg-sunken disabled:text-muted',
);

// Not in the box: to CSS a button, such as a select's, is read-only too.
const readOnly = 'read-only:bg-sunken';

interface InputProps extends ComponentProps<'input'> {
  /** 44 px, as on the pages before one is signed in; the rest is 40, and 44 on touch. */
  readonly tall?: boolean;
}

export function Input({ tall = false, className, ...rest }: InputProps) {
  const height = tall ? 'h-11' : 'h-10 pointer-coarse:h-11';
  return (
    <input {...useFieldControl()} {...rest} className={cx(inputBox, readOnly, height, 'px-3', className)} />
  );
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      {...rest}
      className={cx(inputBox, readOnly, 'min-h-11 px-3 py-2', className)}
    />
  );
}
