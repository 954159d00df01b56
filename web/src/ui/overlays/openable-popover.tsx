import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { floating } from './floating-class.ts';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode;
}

interface OpenablePopoverProps extends PopoverProps {
  /** Its code did not come. */
  readonly onClose: () => void;
}

/** A `Popover` from when it is first opened. */
export const OpenablePopover = ({
  trigger,
  title,
  aside,
  open,
  onOpenChange,
  children,
  foot,
}: OpenablePopoverProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner
        positionMethod="fixed"
        sideOffset={6}
        align="end"
        collisionPadding={8}
        className="z-20"
      >
        <Base.Popup className={cx(floating, 'flex w-[min(380px,calc(100vw-16px))] flex-col overflow-hidden')}>
          <div className="flex min-h-12 items-center justify-between gap-4 border-b px-4 py-2">
            <Base.Title className="font-semibold">{title}</Base.Title>
            {aside}
          </div>
          <div className="max-h-[min(480px,calc(var(--available-height)-104px))] overflow-y-auto">
            {children}
          </div>
          {foot && <div className="border-t px-4 py-2.5">{foot}</div>}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
