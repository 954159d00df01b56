import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useChatActions } from '../chat-actions.ts';
import { toContinue } from '../composer/placeholders.rules.ts';
import { useMeantPress } from '../messages/use-meant-press.ts';
import type { useCardActions } from './use-card-actions.ts';

type Actions = ReturnType<typeof useCardActions>;

/** On a phone as high as a finger needs. */
export const tall = 'max-md:h-11 pointer-coarse:h-11';

interface OpenFootProps {
  readonly actions: Actions;
  readonly minutesLeft: number;
  /** Opens the fields; null where the card has none to change. */
  readonly onEdit: (() => void) | null;
}

export function OpenFoot({ actions, minutesLeft, onEdit }: OpenFootProps) {
  const meant = useMeantPress();
  const { isConfirming, isDismissing } = actions;
  return (
    <>
      <Button
        look="primary"
        size="small"
        className={`${tall} max-md:flex-1`}
        icon={<Check />}
        busy={isConfirming}
        aria-disabled={isDismissing || undefined}
        {...meant(() => !isDismissing && actions.confirm())}
      >
        Xác nhận
      </Button>
      {onEdit && (
        <Button
          size="small"
          className={tall}
          aria-disabled={isConfirming || undefined}
          {...meant(() => !isConfirming && onEdit())}
        >
          Sửa
        </Button>
      )}
      <Button
        look="plain"
        size="small"
        className={tall}
        busy={isDismissing}
        {...meant(() => !isConfirming && actions.dismiss())}
      >
        Hủy
      </Button>
      <p aria-live="off" className="ml-auto text-small text-muted tabular-nums max-md:w-full">
        Còn hiệu lực {minutesLeft} phút
      </p>
    </>
  );
}

interface ConfirmedFootProps {
  readonly actions: Actions;
  readonly undoSeconds: number;
  readonly made: ReactNode;
}

export const ConfirmedFoot = ({ actions, undoSeconds, made }: ConfirmedFootProps) => (
  <>
    {made}
    {undoSeconds > 0 && (
      <>
        <Button
          size="small"
          className={`${tall} ml-auto`}
          icon={<Undo2 />}
          busy={actions.isUndoing}
          onClick={actions.undo}
        >
          Hoàn tác
        </Button>
        <p aria-live="off" className="min-w-14 text-small text-muted tabular-nums">
          {undoSeconds} giây
        </p>
      </>
    )}
  </>
);

/** The card is closed; the same change may be requested again. */
export function SpentFoot({ command }: { readonly command: string }) {
  const { fill } = useChatActions();
  return (
    <Button look="plain" size="small" className={`${tall} -ml-3`} onClick={() => fill(toContinue(command))}>
      Soạn lại
    </Button>
  );
}
