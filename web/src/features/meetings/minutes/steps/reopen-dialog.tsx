import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ReasonField } from '../../../../ui/inputs/reason-field.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';

/** Goes back one step; what was stored of the step before stays in the history. */
export function ReopenDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useMinutesStep(minutes.meetingId);
  const [reason, setReason] = useKept(`reopening reason ${minutes.meetingId}`, '');
  const key = useSubmitKey();
  const isReview = minutes.state === 'review';
  const reopen = () => {
    const body = { reason: reason.normalize('NFC').trim() };
    mutate(
      { act: 'reopen', ...body, key: key.keyFor([body, minutes.revision]) },
      {
        onSuccess: () => {
          toast.say(isReview ? 'Biên bản đã về dự thảo' : 'Biên bản đã về bước góp ý');
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      isDirty={() => reason.trim() !== ''}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isReview ? 'Đưa biên bản về dự thảo?' : 'Sửa lại biên bản?'}
      description={
        isReview
          ? 'Chỉ người tạo, chủ trì và thư ký còn đọc được, cho đến khi gửi lấy góp ý lần nữa.'
          : `Biên bản về bước góp ý và phải thông qua lại. Số ${minutes.number?.number ?? ''} được giữ, bản đã thông qua còn trong lịch sử.`
      }
      failure={error && failureText(error, 'Không thể mở lại biên bản. Vui lòng thử lại.')}
      actions={
        <>
          <CancelButton>Giữ nguyên</CancelButton>
          <Button look="primary" busy={isPending} onClick={reopen}>
            {isReview ? 'Về dự thảo' : 'Sửa lại'}
          </Button>
        </>
      }
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
