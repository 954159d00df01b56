import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { reminderQuestion } from '../follow-up-words.rules.ts';
import { useRemind } from './use-remind.ts';

interface ReminderQuestionProps {
  readonly items: readonly ActionItem[];
  readonly onClose: () => void;
}

/** Asks before several people get a notification and a mail. */
export function ReminderQuestion({ items, onClose }: ReminderQuestionProps) {
  const { remind, isPending } = useRemind();
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={reminderQuestion(items)}
      verb={`Nhắc ${items.length} việc`}
      busy={isPending}
      onConfirm={() =>
        remind(
          items.map(({ id }) => id),
          onClose,
        )
      }
    >
      Mỗi người nhận thông báo và thư nhắc việc của mình. Lời nhắc đã gửi thì không rút lại được.
    </ConfirmDialog>
  );
}
