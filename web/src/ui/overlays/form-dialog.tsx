import type { ComponentProps } from 'react';
import { CloseGuard } from './close-guard.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog with a form in it, which says by `useCloseGuard` what would be lost. */
export const FormDialog = ({ onOpenChange, ...props }: ComponentProps<typeof Dialog>) => (
  <CloseGuard onClose={() => onOpenChange(false)}>
    {(close) => <Dialog {...props} onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())} />}
  </CloseGuard>
);
