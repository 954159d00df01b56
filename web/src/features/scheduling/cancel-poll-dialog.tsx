import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { useCancelPoll } from '../../data/meetings/scheduling.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ReasonField } from '../../ui/inputs/reason-field.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface CancelPollDialogProps {
  readonly poll: Poll;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const CancelPollDialog = ({ poll, open, onOpenChange }: CancelPollDialogProps) => (
  <FormDialog
    role="alertdialog"
    open={open}
    onOpenChange={onOpenChange}
    title="Hủy hỏi giờ họp?"
    description="Không ai trả lời được nữa. Những người được hỏi sẽ được báo."
  >
    <CancelForm pollId={poll.id} onClose={() => onOpenChange(false)} />
  </FormDialog>
);

function CancelForm({ pollId, onClose }: { readonly pollId: string; readonly onClose: () => void }) {
  const { mutateAsync, isPending, error } = useCancelPoll(pollId);
  const [reason, setReason] = useKept(`poll cancellation ${pollId}`, '');
  const submit = () =>
    void mutateAsync(reason.normalize('NFC').trim()).then(
      () => {
        toast.say('Đã hủy hỏi giờ họp');
        onClose();
      },
      () => undefined,
    );
  return (
    <div className="flex flex-col gap-5">
      <ReasonField value={reason} onChange={setReason} />
      <DialogActions failure={error && failureText(error, 'Không thể hủy. Vui lòng thử lại.')}>
        <CancelButton>Để sau</CancelButton>
        <Button look="danger" busy={isPending} onClick={submit}>
          Hủy hỏi giờ họp
        </Button>
      </DialogActions>
    </div>
  );
}
