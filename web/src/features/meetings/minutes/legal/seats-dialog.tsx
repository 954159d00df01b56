import { type FormEvent, useState } from 'react';
import { useMinutesPeople } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { SeatFields } from './seat-fields.tsx';
import { type SeatDraft, seatProblem, seatsDraftOf, seatsToSave } from './seats.rules.ts';

/** Who belongs to the body, what they own, and who came in their place. */
export const SeatsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Thành viên"
    description="Ghi ai là thành viên, kể cả người không dự. Người chưa có trong danh sách thì thêm ở Điểm danh."
  >
    <SeatsForm onSaved={onClose} />
  </FormDialog>
);

function SeatsForm({ onSaved }: { readonly onSaved: () => void }) {
  const { minutes } = useMinutesPage();
  const { people } = minutes;
  // Kept with what it began with: what others saved since then is no change of this person.
  const [{ opened, drafts }, setForm] = useKept(`minutes seats ${minutes.meetingId}`, () => {
    const seats = seatsDraftOf(people);
    return { opened: seats, drafts: seats };
  });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMinutesPeople(minutes.meetingId);
  const changed = seatsToSave(opened, drafts);
  const { release } = useCloseGuard({ isDirty: () => changed.length > 0 });
  const write = (id: string, part: Partial<SeatDraft>) =>
    setForm((before) => {
      const seat = before.drafts[id];
      return seat ? { ...before, drafts: { ...before.drafts, [id]: { ...seat, ...part } } } : before;
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(drafts).some((draft) => seatProblem(draft) !== '')) return;
    if (changed.length === 0) return onSaved();
    mutate(
      { act: 'update', people: changed },
      {
        onSuccess: () => {
          release();
          toast.say('Đã lưu thành viên');
          onSaved();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save}>
      <ul className="divide-y">
        {people.map(({ id, name }) => {
          const draft = drafts[id];
          return (
            draft && (
              <SeatFields
                key={id}
                name={name}
                draft={draft}
                problem={isChecked ? seatProblem(draft) : ''}
                onChange={(part) => write(id, part)}
              />
            )
          );
        })}
      </ul>
      {people.length === 0 && <p className="text-muted">Biên bản chưa ghi ai tham dự.</p>}
      <DialogActions failure={error && failureText(error, 'Không thể lưu. Vui lòng thử lại.')}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
