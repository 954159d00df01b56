import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { FocusEventHandler, ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../cx.ts';
import { DialogActions } from './dialog-actions.tsx';

/** Where the focus goes when the dialog is gone; true is to where it came from. */
export type FocusAfter = () => HTMLElement | true | null;

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** What stands against them, beside them. */
  readonly notice?: ReactNode;
  readonly failure?: string | null | undefined;
  /** `alertdialog` asks before something that cannot be undone; it does not close by a press beside it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** For a dialog that takes away what it was opened from. */
  readonly focusAfter?: FocusAfter | undefined;
  readonly onFocus?: FocusEventHandler;
}

const scrim = cx(
  'fixed inset-0 bg-scrim transition-opacity duration-180 ease-calm',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
);

const viewport = 'fixed inset-0 flex items-end justify-center md:items-start md:px-4 md:py-[min(12dvh,6rem)]';

const popup = cx(
  'relative w-full bg-surface p-5 shadow-float outline-none transition-[translate,opacity] duration-180 ease-calm',
  'max-h-full overflow-y-auto overscroll-contain',
  'max-md:max-h-[90dvh] max-md:rounded-t-panel max-md:pb-[max(20px,env(safe-area-inset-bottom))]',
  'max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full',
  'md:max-w-[480px] md:rounded-panel md:p-6',
  'md:data-ending-style:translate-y-1 md:data-ending-style:opacity-0',
  'md:data-starting-style:translate-y-1 md:data-starting-style:opacity-0',
);

/** A dialog; under 768 px a sheet that comes from below. The focus goes in, stays in, and comes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  notice,
  failure,
  role = 'dialog',
  focusAfter,
  onFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={role === 'alertdialog'}>
      <Base.Portal>
        {/* Over another dialog, too. */}
        <Base.Backdrop forceRender className={scrim} />
        <Base.Viewport className={viewport}>
          <Base.Popup role={role} finalFocus={focusAfter ?? true} className={popup} onFocus={onFocus}>
            <Base.Title className="pr-10 text-title font-semibold wrap-anywhere">{title}</Base.Title>
            {description && (
              <Base.Description className="mt-1 wrap-anywhere text-muted">{description}</Base.Description>
            )}
            {children && <div className="mt-5">{children}</div>}
            {actions && (
              <div className="mt-3">
                <DialogActions notice={notice} failure={failure}>
                  {actions}
                </DialogActions>
              </div>
            )}
            {/* Last, so that the focus goes first to what the dialog asks. */}
            <Base.Close
              render={
                <IconButton
                  label="Đóng"
                  icon={<X />}
                  size="small"
                  className="absolute top-4 right-4 md:top-5 md:right-5"
                />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
