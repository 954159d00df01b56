import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const scrim = cx(
  'fixed inset-0 z-20 bg-scrim transition-opacity duration-180 ease-calm',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
);

const popup = cx(
  'fixed inset-y-0 left-0 z-20 flex w-[min(320px,calc(100vw-48px))] flex-col bg-surface shadow-float outline-none',
  'pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] transition-[translate] duration-180 ease-calm',
  'data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
);

interface SideSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Read aloud. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands at the left where there is room, and comes over the page where there is none. */
export const SideSheet = ({ open, onOpenChange, title, children }: SideSheetProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Portal>
      <Base.Backdrop className={scrim} />
      <Base.Popup className={popup}>
        <Base.Title className="sr-only">{title}</Base.Title>
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
