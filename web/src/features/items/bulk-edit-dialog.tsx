import type { ActionItem, Priority } from '@hopgon/contract/action-items/schemas';
import { useQueries } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useUndoItemsUpdate, useUpdateItems } from '../../data/meetings/follow-ups.ts';
import { meetingQuery } from '../../data/meetings/meetings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DeadlineField } from '../../ui/inputs/deadline-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import type { Person } from '../../ui/marks/avatar.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { AssigneeField } from './assignee-field.tsx';
import { bulkChangeOf, changedWords, closedMeetingIds, peopleInAll, undoneWords } from './bulk-edit.rules.ts';

const priorities = [
  { value: 'same', label: 'Giữ nguyên' },
  { value: 'cao', label: 'Cao' },
  { value: 'trung bình', label: 'Trung bình' },
  { value: 'thấp', label: 'Thấp' },
] as const;

interface BulkEditDialogProps {
  readonly items: readonly ActionItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Another person, day or priority for several tasks; what is left alone stays as it is in each. */
export const BulkEditDialog = ({ items, onClose, onDone }: BulkEditDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={`Đổi ${items.length} việc`}
    description="Chỉ đổi những gì bạn chọn. Người mới được báo và trả lời nhận hay không."
  >
    <BulkEditForm items={items} onDone={onDone} />
  </FormDialog>
);

/** Who alone may do tasks of closed meetings; nobody while that is not read, undefined where there is no such task. */
function usePeopleOfClosed(items: readonly ActionItem[]): readonly Person[] | undefined {
  const ids = closedMeetingIds(items);
  const meetings = useQueries({ queries: ids.map(meetingQuery) });
  if (ids.length === 0) return undefined;
  const read = meetings.flatMap(({ data }) => data ?? []);
  return read.length < ids.length ? [] : peopleInAll(read);
}

function BulkEditForm({ items, onDone }: Omit<BulkEditDialogProps, 'onClose'>) {
  const { mutate, isPending } = useUpdateItems();
  // The dialog is gone by the time somebody undoes the change.
  const { mutateAsync: undo } = useUndoItemsUpdate();
  const [assignee, setAssignee] = useKept<Person | null>('several tasks person', null);
  const [deadline, setDeadline] = useKept('several tasks day', '');
  const [priority, setPriority] = useKept<Priority | 'same'>('several tasks priority', 'same');
  const [problem, setProblem] = useState<string | null>(null);
  const among = usePeopleOfClosed(items);
  /** An edit may have put right what was wrong. */
  const forgiving =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setProblem(null);
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = bulkChangeOf({ assigneeId: assignee?.id ?? '', deadline, priority });
    if ('problem' in wanted) return setProblem(wanted.problem);
    setProblem(null);
    const body = { items: items.map(({ id, version }) => ({ id, version })), change: wanted.change };
    mutate(body, {
      onError: (error) => setProblem(failureText(error, 'Không thể đổi. Vui lòng thử lại.')),
      onSuccess: ({ editId, updated }) => {
        if (editId === null)
          return setProblem('Các việc này vừa được người khác đổi. Hãy đóng lại và thử lại.');
        toast.undoable(changedWords(updated.length, items.length), () =>
          undo(editId).then(({ restored }) => toast.say(undoneWords(restored.length, updated.length))),
        );
        onDone();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AssigneeField
        assignee={assignee}
        ifNobody="Giữ nguyên"
        onChange={forgiving(setAssignee)}
        among={among}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeadlineField
          label="Hạn mới"
          hint="Để trống là giữ nguyên"
          value={deadline}
          onChange={forgiving(setDeadline)}
        />
        <Field label="Ưu tiên">
          <Select choices={priorities} value={priority} onChange={forgiving(setPriority)} />
        </Field>
      </div>
      <DialogActions failure={problem}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Đổi {items.length} việc
        </Button>
      </DialogActions>
    </form>
  );
}
