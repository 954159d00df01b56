import type { Motion } from '@hopgon/contract/live/motions/schemas';
import { useMotionStep } from '../../../data/meetings/motions.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useLivePage } from '../live-context.ts';

/** Cancels a vote that has a result: what was counted stays on record with the reason, and no minutes count it. */
export function CancelResultDialog({
  motion,
  onClose,
}: {
  readonly motion: Motion;
  readonly onClose: () => void;
}) {
  const { live } = useLivePage();
  const { mutate, isPending, error } = useMotionStep(live.meetingId);
  const [reason, setReason] = useKept(`cancel result ${motion.id}`, '');
  const said = reason.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const cancel = () =>
    mutate(
      { act: 'cancel', motionId: motion.id, reason: said },
      {
        onSuccess: () => {
          toast.say('Đã hủy biểu quyết');
          onClose();
        },
      },
    );
  return (
    <FormDialog
      isDirty={() => said !== ''}
      role="alertdialog"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Hủy kết quả biểu quyết?"
      description={`“${motion.text}” vẫn còn trong danh sách với chữ “đã hủy” và lý do, nhưng không được tính vào biên bản. Bạn có thể đưa ra biểu quyết lại, hoặc ghi lại kết quả phiếu giấy.`}
      failure={error && failureText(error, 'Không thể hủy biểu quyết. Vui lòng thử lại.')}
      actions={
        <>
          <CancelButton>Giữ kết quả</CancelButton>
          <Button look="danger" busy={isPending} disabled={said === ''} onClick={cancel}>
            Hủy biểu quyết
          </Button>
        </>
      }
    >
      <Field label="Lý do" hint="Mọi người trong cuộc họp đọc được lý do này.">
        <Textarea
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
