import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { floating, floatingRow } from './floating-class.ts';
import type { Opener } from './light-trigger.tsx';

interface OpenableMenuProps {
  readonly trigger: ReactElement;
  readonly align: 'start' | 'center' | 'end';
  readonly openedBy: Opener;
  /** Its code did not come. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The popup of a `Menu` and its trigger, from when it is first opened. */
export function OpenableMenu({ trigger, align, openedBy, children }: OpenableMenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  // The focus was on the button whose place this takes. A key presses it again, so that the first choice is focused as it is
  // whenever a key opens the menu.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (openedBy === 'key') ref.current?.click();
  }, [openedBy]);
  return (
    <Base.Root defaultOpen={openedBy === 'pointer'}>
      <Base.Trigger ref={ref} render={trigger} />
      <Base.Portal>
        {/* The bar above, whose menus these mostly are, stays where it is while the page scrolls. */}
        <Base.Positioner positionMethod="fixed" sideOffset={6} align={align} className="z-20">
          <Base.Popup className={cx(floating, 'max-h-(--available-height) min-w-48 overflow-y-auto p-1.5')}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<typeof Base.Item>, 'className'> {
  readonly className?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
}

export const MenuItem = ({ icon, danger = false, className, children, ...rest }: MenuItemProps) => (
  <Base.Item {...rest} className={cx(floatingRow, danger && 'text-brick-ink', className)}>
    {icon}
    {children}
  </Base.Item>
);

export interface MenuChoiceProps extends ComponentProps<typeof Base.Item> {
  readonly chosen: boolean;
}

export const MenuChoice = ({ chosen, children, ...rest }: MenuChoiceProps) => (
  <Base.Item
    {...rest}
    aria-current={chosen || undefined}
    className={cx(floatingRow, chosen && 'font-medium')}
  >
    <span className="min-w-0 flex-1 one-line">{children}</span>
    {chosen && <Check className="text-jade" />}
  </Base.Item>
);

export interface MenuGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const MenuGroup = ({ label, children }: MenuGroupProps) => (
  <Base.Group>
    <Base.GroupLabel className="px-3 pt-2 pb-1 text-small text-muted">{label}</Base.GroupLabel>
    {children}
  </Base.Group>
);

export const MenuLine = () => <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
