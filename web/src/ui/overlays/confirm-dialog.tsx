import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog, type FocusAfter } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, and what will not. */
  readonly children: ReactNode;
  /** The verb of the button: 'Xóa'. */
  readonly verb: string;
  /** The other button's, where 'Hủy' could be taken for the action itself. */
  readonly refrain?: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly focusAfter?: FocusAfter | undefined;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  verb,
  refrain = 'Hủy',
  onConfirm,
  busy = false,
  error,
  focusAfter,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button onClick={() => onOpenChange(false)}>{refrain}</Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      actions={actions}
      failure={error}
      focusAfter={focusAfter}
    />
  );
}
