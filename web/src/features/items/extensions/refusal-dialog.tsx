import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { type FormEvent, useState } from 'react';
import { useRespondToExtension } from '../../../data/meetings/action-items.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useReadItem } from '../use-read-item.ts';

interface RefusalDialogProps {
  readonly item: ActionItem;
  readonly onClose: () => void;
}

const keptDeadline = ({ deadline }: ActionItem): string =>
  deadline ? `hạn vẫn là ${dayInDigits(deadline)}` : 'hạn vẫn như cũ';

const requestInWords = ({ title, assigneeName, extension }: ActionItem): string =>
  extension
    ? `“${title}”: ${assigneeName ?? 'người phụ trách'} xin lùi hạn đến ${dayInDigits(extension.deadline)}, lý do “${extension.reason}”.`
    : `“${title}”.`;

/** Refuses a later deadline, with a reason where one is given. */
export function RefusalDialog({ item, onClose }: RefusalDialogProps) {
  const { read, readAgain } = useReadItem(item);
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Giữ hạn cũ?"
      description={`${requestInWords(read)} Nếu giữ, người phụ trách được báo rằng ${keptDeadline(read)}.`}
    >
      <RefusalForm item={read} onStale={readAgain} onClose={onClose} />
    </FormDialog>
  );
}

interface RefusalFormProps extends RefusalDialogProps {
  readonly onStale: () => void;
}

function RefusalForm({ item, onStale, onClose }: RefusalFormProps) {
  const { mutate, isPending } = useRespondToExtension(item);
  const [reason, setReason] = useKept(`refusing extension ${item.id}`, '');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { grant: false, reason: reason.normalize('NFC').trim() },
      {
        onError: (error) => {
          setProblem(failureText(error, 'Không thể lưu. Vui lòng thử lại.'));
          if (isRefusal(error, 'action_item_changed', 'version_stale')) onStale();
        },
        onSuccess: () => {
          const kept = keptDeadline(item);
          toast.say(kept.charAt(0).toUpperCase() + kept.slice(1));
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Lý do" hint="Có thể để trống">
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
      <DialogActions failure={problem}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Giữ hạn cũ
        </Button>
      </DialogActions>
    </form>
  );
}
