import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { type FormEvent, useState } from 'react';
import { useRequestExtension } from '../../../data/meetings/action-items.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DeadlineField } from '../../../ui/inputs/deadline-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { dayProblem } from '../../../ui/inputs/read-day.ts';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useReadItem } from '../use-read-item.ts';

interface ExtensionDialogProps {
  readonly item: ActionItem;
  readonly onClose: () => void;
}

/** Asks for a later deadline; the one there is holds until somebody grants it. */
export function ExtensionDialog({ item, onClose }: ExtensionDialogProps) {
  const { read, readAgain } = useReadItem(item);
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Xin lùi hạn"
      description={`“${read.title}”. Hạn hiện tại vẫn giữ đến khi người giao việc đồng ý.`}
    >
      <ExtensionForm item={read} onStale={readAgain} onClose={onClose} />
    </FormDialog>
  );
}

interface ExtensionFormProps extends ExtensionDialogProps {
  readonly onStale: () => void;
}

const problemOf = (deadline: string, reason: string, before: string | null): string | null => {
  const wrongDay = dayProblem(deadline, 'hạn mới');
  if (wrongDay !== null) return wrongDay;
  if (before !== null && deadline <= before) return `Hạn mới phải sau ${dayInDigits(before)}`;
  return reason === '' ? 'Hãy ghi lý do xin lùi hạn' : null;
};

function ExtensionForm({ item, onStale, onClose }: ExtensionFormProps) {
  const { mutate, isPending } = useRequestExtension(item);
  const [deadline, setDeadline] = useKept(`extension ${item.id} day`, item.extension?.deadline ?? '');
  const [reason, setReason] = useKept(`extension ${item.id} reason`, item.extension?.reason ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = reason.normalize('NFC').trim();
    const wrong = problemOf(deadline, written, item.deadline);
    if (wrong !== null) return setProblem(wrong);
    mutate(
      { deadline, reason: written },
      {
        onError: (error) => {
          setProblem(failureText(error, 'Không thể gửi. Vui lòng thử lại.'));
          if (isRefusal(error, 'action_item_changed', 'version_stale')) onStale();
        },
        onSuccess: () => {
          toast.say('Đã gửi yêu cầu lùi hạn');
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <DeadlineField
        label="Hạn mới"
        hint={item.deadline ? `Hạn hiện tại: ${dayInDigits(item.deadline)}` : undefined}
        value={deadline}
        onChange={(day) => {
          setDeadline(day);
          setProblem(null);
        }}
      />
      <Field label="Lý do">
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
          Gửi yêu cầu
        </Button>
      </DialogActions>
    </form>
  );
}
