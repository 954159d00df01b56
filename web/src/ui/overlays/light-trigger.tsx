import {
  cloneElement,
  type FocusEvent,
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';

export type Opener = 'pointer' | 'key';

interface TriggerProps {
  readonly 'aria-haspopup'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly onPointerEnter?: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLButtonElement>) => void;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface LightTriggerProps {
  readonly trigger: ReactElement;
  readonly popup: 'menu' | 'dialog' | 'listbox';
  /** It is about to be pressed. */
  readonly onNear: () => void;
  readonly onOpen: (by: Opener) => void;
}

const opensByArrow = ({ key }: KeyboardEvent): boolean => key === 'ArrowDown' || key === 'ArrowUp';

/** A button whose popup was never opened, without the code of the popup, which is larger than most pages. */
export function LightTrigger({ trigger, popup, onNear, onOpen }: LightTriggerProps) {
  if (!isValidElement<TriggerProps>(trigger)) return trigger;
  const { onPointerEnter, onFocus } = trigger.props;
  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: (event) => {
      onNear();
      onPointerEnter?.(event);
    },
    onFocus: (event) => {
      onNear();
      onFocus?.(event);
    },
    // A key presses a button by a click without a count.
    onClick: ({ detail }) => onOpen(detail === 0 ? 'key' : 'pointer'),
    onKeyDown: (event) => {
      if (popup === 'dialog' || !opensByArrow(event)) return;
      event.preventDefault();
      onOpen('key');
    },
  });
}
