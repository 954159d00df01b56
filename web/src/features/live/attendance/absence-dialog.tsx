import type { LivePerson } from '@hopgon/contract/live/schemas';
import type { FormEvent } from 'react';
import { useLiveStep } from '../../../data/meetings/live.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useLivePage } from '../live-context.ts';

interface AbsenceDialogProps {
  readonly person: LivePerson;
  readonly onClose: () => void;
}

/** Somebody is absent, and why. */
export const AbsenceDialog = ({ person, onClose }: AbsenceDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={`${person.name} vắng mặt`}
    description={person.stays.length > 0 ? 'Giờ đến và giờ về đã ghi của người này sẽ bị xóa.' : undefined}
  >
    <AbsenceForm person={person} onDone={onClose} />
  </FormDialog>
);

interface AbsenceFormProps {
  readonly person: LivePerson;
  readonly onDone: () => void;
}

function AbsenceForm({ person, onDone }: AbsenceFormProps) {
  const { live } = useLivePage();
  const { mutate, isPending, error } = useLiveStep(live.meetingId);
  const [reason, setReason] = useKept(`absence ${person.id}`, person.reason);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const said = { id: person.id, act: 'absent' as const, reason: reason.normalize('NFC').trim() };
    mutate({ act: 'attend', people: [said] }, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label="Lý do" hint="Có thể để trống.">
        <Input
          autoFocus
          autoComplete="off"
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <DialogActions failure={error && failureText(error, 'Không thể ghi vắng mặt. Vui lòng thử lại.')}>
        <CancelButton />
        <Button look="primary" type="submit" busy={isPending}>
          Ghi vắng mặt
        </Button>
      </DialogActions>
    </form>
  );
}
