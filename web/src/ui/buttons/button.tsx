import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Its words may take several lines. */
  readonly wraps?: boolean;
  /** Works on it: shows a spinner, keeps the focus, takes no second press. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

/** A button in words. One `primary` in a view; what only has an icon is an `IconButton`. */
export function Button({
  look,
  size,
  wraps,
  busy = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const hold = usePressHold();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus, and a screen reader's place with it.
    if (busy || hold.isHeld()) return event.preventDefault();
    hold.begin();
    onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cx(buttonClass({ look, size, wraps }), busy && 'cursor-progress', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** From a press until what it began is shown: a second press would come before `busy` does. */
function usePressHold() {
  const held = useRef(false);
  return {
    isHeld: () => held.current,
    begin(): void {
      held.current = true;
      // A call says in a timer of its own that it runs, which a form begins after the press: two turns come after it.
      setTimeout(() =>
        setTimeout(() => {
          held.current = false;
        }),
      );
    },
  };
}
