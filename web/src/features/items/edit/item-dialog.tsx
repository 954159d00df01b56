import type { ActionItem, Priority } from '@hopgon/contract/action-items/schemas';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useUpdateItem } from '../../../data/meetings/action-items.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DeadlineField } from '../../../ui/inputs/deadline-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { dayProblem } from '../../../ui/inputs/read-day.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { AssigneeField } from '../assignee-field.tsx';
import { type ItemDraft, itemChangeOf, itemChangesByOthers, itemDraftOf } from './item-change.rules.ts';

const priorities: readonly { readonly value: Priority; readonly label: string }[] = [
  { value: 'cao', label: 'Cao' },
  { value: 'trung bình', label: 'Trung bình' },
  { value: 'thấp', label: 'Thấp' },
];

type Assignment = Pick<ItemDraft, 'assignee' | 'deadline'>;

/** Fields for the person and the day of an item. */
export type AssignmentFields = (draft: Assignment, onChange: (draft: Assignment) => void) => ReactNode;

interface ItemDialogProps {
  readonly item: ActionItem;
  /** Of an item outside of meetings anybody of the company may be chosen. */
  readonly assignment?: AssignmentFields | undefined;
  readonly onClose: () => void;
}

/** Title, person, deadline and priority of an item. */
export const ItemDialog = (props: ItemDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && props.onClose()}
    title="Sửa việc"
    description="Người mới được giao sẽ được báo và tự nhận việc."
  >
    <ItemForm {...props} />
  </FormDialog>
);

function ItemForm({ item, assignment = anybody, onClose }: ItemDialogProps) {
  const { mutate, isPending } = useUpdateItem(item);
  const [draft, setDraft, begun] = useKept(`task ${item.id}`, () => itemDraftOf(item));
  const [problem, setProblem] = useState<string | null>(null);
  // While it is saved, what has changed may be what is being saved.
  const theirs = isPending ? [] : itemChangesByOthers(item, begun);
  const edit = (part: Partial<ItemDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() === '') return setProblem('Hãy ghi việc cần làm');
    const wrongDay = draft.deadline === '' ? null : dayProblem(draft.deadline, 'hạn');
    if (wrongDay !== null) return setProblem(wrongDay);
    const change = itemChangeOf(begun, draft);
    if (Object.keys(change).length === 0) return onClose();
    const isAsked = Boolean(change.assigneeId) || item.state === 'declined';
    mutate(change, {
      onError: (error) => setProblem(failureText(error, 'Không thể lưu việc. Vui lòng thử lại.')),
      onSuccess: ({ assigneeName, state }) => {
        const isGiven = isAsked && assigneeName !== null && state === 'proposed';
        toast.say(isGiven ? `Đã báo việc cho ${assigneeName}` : 'Đã lưu việc');
        onClose();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {theirs.length > 0 && (
        <Banner tone="warning">
          Trong lúc bạn sửa, người khác đã đổi {theirs.join(', ')}. Lưu chỉ thay những ô bạn đã sửa.
        </Banner>
      )}
      {item.state === 'declined' && (
        <Banner tone="info">
          {item.assigneeName ?? 'Người phụ trách'} đã từ chối việc này. Đổi tên việc, người phụ trách hoặc hạn
          thì việc được giao lại.
        </Banner>
      )}
      <Field label="Việc cần làm">
        <Input
          maxLength={300}
          value={draft.title}
          onChange={(event) => edit({ title: event.target.value })}
        />
      </Field>
      {assignment(draft, ({ assignee, deadline }) => edit({ assignee, deadline }))}
      <Field label="Ưu tiên">
        <Select choices={priorities} value={draft.priority} onChange={(priority) => edit({ priority })} />
      </Field>
      <DialogActions failure={problem}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}

const anybody: AssignmentFields = (draft, onChange) => (
  <>
    <AssigneeField assignee={draft.assignee} onChange={(assignee) => onChange({ ...draft, assignee })} />
    <DeadlineField
      hint="Có thể để trống"
      value={draft.deadline}
      onChange={(deadline) => onChange({ ...draft, deadline })}
    />
  </>
);
