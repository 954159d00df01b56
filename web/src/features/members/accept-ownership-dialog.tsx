import { useAcceptOwnership } from '../../data/company/ownership.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface AcceptOwnershipDialogProps {
  readonly companyName: string;
  readonly onClose: () => void;
}

export function AcceptOwnershipDialog({ companyName, onClose }: AcceptOwnershipDialogProps) {
  const { mutateAsync, isPending, error } = useAcceptOwnership();
  // The offer, and this with it, may be gone from the page before the answer is here.
  const accept = () =>
    mutateAsync(undefined).then(
      () => {
        toast.say(`Bạn nay là chủ sở hữu của ${companyName}`);
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Nhận quyền sở hữu ${companyName}?`}
      description="Bạn sẽ có mọi quyền trong công ty và chịu trách nhiệm về dữ liệu của công ty. Chủ sở hữu hiện tại trở thành quản trị viên."
      failure={error && failureText(error, 'Không thể nhận quyền sở hữu. Vui lòng thử lại.')}
      actions={
        <>
          <Button onClick={onClose}>Để sau</Button>
          <Button look="primary" busy={isPending} onClick={() => void accept()}>
            Nhận quyền sở hữu
          </Button>
        </>
      }
    />
  );
}
