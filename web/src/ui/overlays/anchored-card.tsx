import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { floating } from './floating-class.ts';

interface AnchoredCardProps {
  /** What it is about, on the page; null while nothing is open. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** Comes from below instead, where nothing has room beside it. */
  readonly isSheet: boolean;
  /** Read aloud. */
  readonly title: string;
  /** A form has more room. */
  readonly isWide?: boolean;
  /** What belongs to the card though it stands outside: a press there does not close it. */
  readonly isPart?: (target: Element) => boolean;
  readonly children: ReactNode;
}

const sheet = cx(
  'fixed inset-x-0 bottom-0 z-20 max-h-[85dvh] overflow-y-auto rounded-t-panel bg-surface shadow-float outline-none',
  'pb-[env(safe-area-inset-bottom)] transition-[translate] duration-180 ease-calm',
  'data-ending-style:translate-y-full data-starting-style:translate-y-full',
);

/** A question stands over the page: what is pressed answers it and leaves no card. */
const isAsking = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

/** A card beside the thing it is about, which opened it; on a phone a sheet. The focus goes in and comes back to that thing. */
export function AnchoredCard(props: AnchoredCardProps) {
  const { anchor, onClose, isSheet, title, isWide = false, isPart, children } = props;
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  const back = () => anchor ?? true;
  if (isSheet) {
    return (
      <BaseDialog.Root open={anchor !== null} onOpenChange={close}>
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className="fixed inset-0 z-20 bg-scrim" />
          <BaseDialog.Popup className={sheet} finalFocus={back}>
            <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    );
  }
  return (
    <Base.Root
      open={anchor !== null}
      onOpenChange={(open, { event }) => {
        const isOfPart = event.target instanceof Element && isPart?.(event.target);
        if (!isOfPart && !isAsking()) close(open);
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="z-20"
        >
          <Base.Popup
            className={cx(
              floating,
              'max-h-(--available-height) max-w-[calc(100vw-24px)] overflow-y-auto',
              isWide ? 'w-[400px]' : 'w-[340px]',
            )}
            finalFocus={back}
          >
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
