import { useCancelMinutes } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ReasonField } from '../../../../ui/inputs/reason-field.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';

export function CancelMinutesDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useCancelMinutes(minutes.meetingId);
  const [reason, setReason] = useKept(`minutes cancellation ${minutes.meetingId}`, '');
  const cancel = () =>
    mutate(reason.normalize('NFC').trim(), {
      onSuccess: () => {
        toast.say('Đã hủy biên bản');
        onClose();
      },
    });
  return (
    <FormDialog
      isDirty={() => reason.trim() !== ''}
      role="alertdialog"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Hủy biên bản?"
      description={
        minutes.number
          ? `Số ${minutes.number.number} còn trong sổ với chữ “đã hủy” và không dùng lại. Cuộc họp có thể soạn biên bản khác.`
          : 'Biên bản này không dùng được nữa. Cuộc họp có thể soạn biên bản khác.'
      }
      failure={error && failureText(error, 'Không thể hủy biên bản. Vui lòng thử lại.')}
      actions={
        <>
          <CancelButton>Giữ lại</CancelButton>
          <Button look="danger" busy={isPending} onClick={cancel}>
            Hủy biên bản
          </Button>
        </>
      }
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
