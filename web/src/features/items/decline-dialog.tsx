import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { type FormEvent, useState } from 'react';
import { useDecideItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { usualDeclineReasons } from './decline-reasons.rules.ts';

interface DeclineDialogProps {
  readonly item: Pick<ActionItem, 'id' | 'title' | 'version'>;
  readonly onClose: () => void;
}

/** Declines a task and says why, to who gave it. */
export const DeclineDialog = ({ item, onClose }: DeclineDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Từ chối việc"
    description={`“${item.title}”. Người giao việc sẽ đọc lý do của bạn.`}
  >
    <DeclineForm item={item} onClose={onClose} />
  </FormDialog>
);

function DeclineForm({ item, onClose }: DeclineDialogProps) {
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
        onError: (error) => setProblem(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
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
