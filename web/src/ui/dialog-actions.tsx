import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The buttons that end a dialog, the primary one last; in sight however far its form is scrolled. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div
    className={cx(
      // Over the padding of the dialog, in which what is sticky would stop.
      'sticky z-[1] flex flex-wrap justify-end gap-2 bg-surface pt-3 max-sm:[&>*]:flex-1',
      '-bottom-(--pad) -mx-5 -mb-(--pad) px-5 pb-(--pad) md:-mx-6 md:px-6',
      '[--pad:max(20px,env(safe-area-inset-bottom))] md:[--pad:24px]',
    )}
  >
    {children}
  </div>
);
