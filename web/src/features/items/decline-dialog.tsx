import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { type FormEvent, useState } from 'react';
import { useDecideItem } from '../../data/meetings/action-items.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { usualDeclineReasons } from './decline-reasons.rules.ts';
import { useReadItem } from './use-read-item.ts';

interface DeclineDialogProps {
  readonly item: ActionItem;
  readonly onClose: () => void;
}

const titleAndDeadline = ({ title, deadline }: ActionItem): string =>
  deadline ? `“${title}”, hạn ${dayInDigits(deadline)}.` : `“${title}”.`;

/** Declines a task and says why, to who gave it. */
export function DeclineDialog({ item, onClose }: DeclineDialogProps) {
  const { read, readAgain } = useReadItem(item);
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Từ chối việc"
      description={`${titleAndDeadline(read)} Người giao việc sẽ đọc lý do của bạn.`}
    >
      <DeclineForm item={read} onStale={readAgain} onClose={onClose} />
    </FormDialog>
  );
}

interface DeclineFormProps extends DeclineDialogProps {
  readonly onStale: () => void;
}

function DeclineForm({ item, onStale, onClose }: DeclineFormProps) {
  const { mutate, isPending } = useDecideItem(item);
  const [reason, setReason] = useKept(`declining item ${item.id}`, '');
  const [problem, setProblem] = useState<string | null>(null);
  const change = (text: string) => {
    setReason(text);
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = reason.normalize('NFC').trim();
    if (written === '') return setProblem('Hãy ghi lý do để người giao việc biết');
    mutate(
      { accept: false, reason: written },
      {
        onError: (error) => {
          setProblem(failureText(error, 'Không thể lưu. Vui lòng thử lại.'));
          if (isRefusal(error, 'action_item_changed', 'version_stale')) onStale();
        },
        onSuccess: () => {
          toast.say('Đã từ chối việc');
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {usualDeclineReasons.map((usual) => (
          <Button key={usual} size="small" aria-pressed={reason === usual} onClick={() => change(usual)}>
            {usual}
          </Button>
        ))}
      </div>
      <Field label="Lý do">
        <Textarea rows={3} maxLength={500} value={reason} onChange={(event) => change(event.target.value)} />
      </Field>
      <DialogActions failure={problem}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Từ chối việc
        </Button>
      </DialogActions>
    </form>
  );
}
