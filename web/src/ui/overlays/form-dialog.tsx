import type { ComponentProps } from 'react';
import { CloseGuard } from './close-guard.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog with a form in it, whose text is not lost unasked. */
export const FormDialog = ({ onOpenChange, ...props }: ComponentProps<typeof Dialog>) => (
  <CloseGuard onClose={() => onOpenChange(false)}>
    {(close, onFocus) => (
      <Dialog
        {...props}
        onFocus={onFocus}
        onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      />
    )}
  </CloseGuard>
);
