import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { unsavedInput } from '../../lib/forms/unsaved-input.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { session } from '../../lib/session/session.ts';
import { lazyOverlay } from '../states/lazy-part.ts';
import { WhenOpened } from '../states/when-opened.tsx';

const ConfirmDialog = lazyOverlay(() => import('./confirm-dialog.tsx'), 'ConfirmDialog');

interface LeaveGuardProps {
  readonly isDirty: () => boolean;
  /** Before what was written is left. */
  readonly onLeave?: () => void;
}

/** Asks before something that was written and not saved is left behind. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const [company] = useState(currentCompany.get);
  const latest = useRef(isDirty);
  latest.current = isDirty;
  useEffect(() => unsavedInput.watch(() => latest.current()), []);
  useEffect(unsavedInput.changed);
  const { status, proceed, reset } = useBlocker({
    // After signing out, which asks by itself, or switching the company a person cannot stay.
    shouldBlockFn: () => session.get() !== null && currentCompany.get() === company && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <WhenOpened open={status === 'blocked'}>
      <ConfirmDialog
        open={status === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && reset?.()}
        title="Rời đi mà chưa lưu?"
        verb="Bỏ thay đổi"
        refrain="Ở lại"
        onConfirm={() => {
          onLeave?.();
          proceed?.();
        }}
      >
        Những gì bạn vừa sửa ở đây chưa được lưu và sẽ mất.
      </ConfirmDialog>
    </WhenOpened>
  );
}
