import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { floating, floatingRow } from './floating-class.ts';

interface MenuProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Actions under a button. Arrows, letters and Escape work as everywhere. */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
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

interface MenuItemProps extends Omit<ComponentProps<typeof Base.Item>, 'className'> {
  readonly className?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
}

/** For a link: `render={<Link to="…" />}`. */
export const MenuItem = ({ icon, danger = false, className, children, ...rest }: MenuItemProps) => (
  <Base.Item {...rest} className={cx(floatingRow, danger && 'text-brick-ink', className)}>
    {icon}
    {children}
  </Base.Item>
);

interface MenuChoiceProps extends ComponentProps<typeof Base.Item> {
  readonly chosen: boolean;
}

/** One of several, the chosen one with a check. */
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

export const MenuGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Base.Group>
    <Base.GroupLabel className="px-3 pt-2 pb-1 text-small text-muted">{label}</Base.GroupLabel>
    {children}
  </Base.Group>
);

export const MenuLine = () => <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
