import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { Banner } from '../states/banner.tsx';

interface DialogActionsProps {
  readonly children: ReactNode;
  /** What stands against the action: clashes, conflicts. In sight with the buttons. */
  readonly notice?: ReactNode;
  /** Why the action did not succeed. */
  readonly failure?: string | null | undefined;
  /** A button beside the failure, where there is something better than trying again. */
  readonly wayOut?: ReactNode;
}

/** The buttons that end a dialog, the primary one last; in sight however far its form is scrolled. */
export const DialogActions = ({ children, notice, failure, wayOut }: DialogActionsProps) => (
  <div
    ref={useRoomForFoot()}
    className={cx(
      // Over the padding of the dialog, in which what is sticky would stop.
      'sticky z-[1] bg-surface pt-3',
      '-bottom-(--pad) -mx-5 -mb-(--pad) px-5 pb-(--pad) md:-mx-6 md:px-6',
      '[--pad:max(20px,env(safe-area-inset-bottom))] md:[--pad:24px]',
    )}
  >
    {(notice || failure) && (
      <div className="mb-3 flex max-h-[34dvh] flex-col gap-2 overflow-y-auto empty:hidden">
        {notice}
        {failure && (
          <Banner tone="error" action={wayOut}>
            {failure}
          </Banner>
        )}
      </div>
    )}
    <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">{children}</div>
  </div>
);

/** What has the focus in the form stays in sight when the form or its foot grows. */
function keepFocusInSight(dialog: HTMLElement, foot: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === dialog || !dialog.contains(focused) || foot.contains(focused)) return;
  focused.scrollIntoView({ block: 'nearest' });
}

/** A field that has the focus stands above the foot, not behind it. */
function useRoomForFoot() {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = foot.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (!element || !dialog) return;
    const observer = new ResizeObserver(() => {
      dialog.style.scrollPaddingBottom = `${element.offsetHeight}px`;
      keepFocusInSight(dialog, element);
    });
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return foot;
}
