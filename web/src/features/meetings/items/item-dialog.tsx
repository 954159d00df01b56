import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { type FormEvent, useState } from 'react';
import { useUpdateItem } from '../../../data/meetings/action-items.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { isDay } from '../../../lib/format/days.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { type TaskDraft, TaskFields, taskDraftOf } from './task-fields.tsx';

interface ItemDialogProps {
  readonly item: ActionItem;
  readonly meeting: Meeting;
  readonly onClose: () => void;
}

/** Title, person and deadline of an item. */
export const ItemDialog = ({ item, meeting, onClose }: ItemDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Sửa việc"
    description="Người mới được giao sẽ được báo và tự nhận việc."
  >
    <ItemForm item={item} meeting={meeting} onClose={onClose} />
  </FormDialog>
);

function ItemForm({ item, meeting, onClose }: ItemDialogProps) {
  const { mutate, isPending } = useUpdateItem(item);
  const [title, setTitle] = useKept(`item ${item.id} title`, item.title);
  const [task, setTask] = useKept<TaskDraft>(`item ${item.id}`, () => taskDraftOf(item));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = title.normalize('NFC').trim();
    if (written === '') return setProblem('Hãy ghi việc cần làm');
    if (task.deadline !== '' && !isDay(task.deadline))
      return setProblem('Hãy ghi hạn là một ngày, ví dụ 25/11/2026');
    mutate(
      { title: written, assigneeId: task.assignee?.id ?? null, deadline: task.deadline || null },
      {
        onError: (error) => setProblem(failureText(error, 'Không thể lưu việc. Vui lòng thử lại.')),
        onSuccess: ({ assigneeId, assigneeName, state }) => {
          const isGiven = assigneeId !== null && assigneeId !== item.assigneeId && state === 'proposed';
          toast.say(isGiven ? `Đã báo việc cho ${assigneeName}` : 'Đã lưu việc');
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Việc cần làm">
        <Input
          maxLength={300}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
      <TaskFields meeting={meeting} draft={task} onChange={setTask} />
      <DialogActions failure={problem}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
