import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, read aloud and shown under the pointer. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

export function IconButton({
  label,
  icon,
  look = 'plain',
  size,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(buttonClass({ look, size, square: true }), className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
