import type { ComponentProps } from 'react';
import { CloseGuard } from './close-guard.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** Where what is written stands beside the dialog, not in a form in it. */
  readonly isDirty?: () => boolean;
}

/** A dialog with a form in it, whose text is not lost unasked. */
export const FormDialog = ({ onOpenChange, isDirty, ...props }: FormDialogProps) => (
  <CloseGuard onClose={() => onOpenChange(false)} isDirty={isDirty}>
    {(close, onFocus) => (
      <Dialog
        {...props}
        onFocus={onFocus}
        onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      />
    )}
  </CloseGuard>
);
