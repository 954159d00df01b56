import type { Priority } from '@hopgon/contract/action-items/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { meQuery } from '../../data/account/me.ts';
import { useCreateItem } from '../../data/meetings/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { useClearingField } from '../../lib/forms/use-clearing-field.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DeadlineField } from '../../ui/inputs/deadline-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { dayProblem } from '../../ui/inputs/read-day.ts';
import { Select } from '../../ui/inputs/select.tsx';
import type { Person } from '../../ui/marks/avatar.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { AssigneeField } from './assignee-field.tsx';

const priorities = [
  { value: 'cao', label: 'Cao' },
  { value: 'trung bình', label: 'Trung bình' },
  { value: 'thấp', label: 'Thấp' },
] as const;

interface Draft {
  title: string;
  deadline: string;
  priority: Priority;
}

const deadlineProblem = (day: string) => (day === '' ? null : dayProblem(day, 'hạn'));
const titleProblem = (title: string) => (title.trim() === '' ? 'Hãy ghi việc cần làm' : null);

interface NewItemDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What it came out of; then one of its people does it. */
  readonly meeting?: { readonly id: string; readonly people: readonly Person[] };
}

/** A task written by hand, of a meeting or of none. */
export const NewItemDialog = ({ open, onOpenChange, ...form }: NewItemDialogProps) => (
  <FormDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Thêm việc cần làm"
    description="Người phụ trách được báo và trả lời nhận hay không."
  >
    <NewItemForm {...form} onDone={() => onOpenChange(false)} />
  </FormDialog>
);

/** Oneself where one was there: the first of a meeting may have left the company. */
const firstOf = (people: readonly Person[] | undefined, me: Person): Person =>
  people?.find(({ id }) => id === me.id) ?? people?.[0] ?? me;

interface NewItemFormProps extends Pick<NewItemDialogProps, 'meeting'> {
  readonly onDone: () => void;
}

function NewItemForm({ meeting, onDone }: NewItemFormProps) {
  const me = useSelf();
  const { mutateAsync } = useCreateItem();
  const submitKey = useSubmitKey();
  const [failure, fail] = useState<string | null>(null);
  const place = `new item ${meeting?.id ?? ''}`;
  const [assignee, assign] = useKept(`${place} assignee`, firstOf(meeting?.people, me));
  const form = useClearingForm<Draft>({ title: '', deadline: '', priority: 'trung bình' }, place);
  const { field, error, onSubmit, isSubmitting, control } = form;
  const deadline = useClearingField(form, 'deadline', deadlineProblem);
  const priority = useController({ control, name: 'priority' }).field;

  const submit = onSubmit(async ({ title, deadline, ...rest }) => {
    const body = {
      ...rest,
      title: title.normalize('NFC').trim(),
      deadline: deadline || null,
      assigneeId: assignee.id,
      ...(meeting && { meetingId: meeting.id }),
    };
    fail(null);
    try {
      await mutateAsync({ body, idempotencyKey: submitKey.keyFor(body) });
      submitKey.renew();
      toast.say(assignee.id === me.id ? 'Đã thêm việc cho bạn' : `Đã báo việc cho ${assignee.name}`);
      onDone();
    } catch (problem) {
      fail(failureText(problem, 'Không thể thêm việc. Vui lòng thử lại.'));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Việc cần làm" error={error('title')}>
        <Input maxLength={300} {...field('title', titleProblem)} />
      </Field>
      {meeting ? (
        <PersonSelect people={meeting.people} chosen={assignee} onChange={assign} />
      ) : (
        <AssigneeField assignee={assignee} onChange={assign} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DeadlineField hint="Có thể để trống" error={error('deadline')} {...deadline} />
        <Field label="Ưu tiên">
          <Select choices={priorities} value={priority.value} onChange={priority.onChange} />
        </Field>
      </div>
      <DialogActions failure={failure}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Đang thêm...' : 'Thêm việc'}
        </Button>
      </DialogActions>
    </form>
  );
}

function useSelf(): Person {
  const { id, displayName } = useSuspenseQuery(meQuery).data;
  return { id, name: displayName };
}

interface PersonSelectProps {
  readonly people: readonly Person[];
  readonly chosen: Person;
  readonly onChange: (person: Person) => void;
}

function PersonSelect({ people, chosen, onChange }: PersonSelectProps) {
  const choose = (id: string) => {
    const person = people.find((one) => one.id === id);
    if (person) onChange(person);
  };
  return (
    <Field label="Người phụ trách">
      <Select
        choices={people.map(({ id, name }) => ({ value: id, label: name || 'Chưa đặt tên' }))}
        value={chosen.id}
        onChange={choose}
      />
    </Field>
  );
}
