import { turnOff } from '../../data/account/security.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import type { GuardDialogProps } from './guard-dialog.ts';
import { ProofForm } from './proof-form.tsx';
import { useRereadSecurity } from './use-reread-security.ts';

export function TurnOffDialog({ open, onOpenChange, proofs }: GuardDialogProps) {
  const reread = useRereadSecurity();
  const close = () => onOpenChange(false);
  const off = async (proof: string) => {
    await turnOff(proof);
    toast.say('Đã tắt xác thực hai bước');
    close();
    await reread();
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Tắt xác thực hai bước?"
      description="Sau khi tắt, chỉ cần mật khẩu là đăng nhập được. Các mã khôi phục sẽ bị xóa; passkey vẫn còn."
    >
      <ProofForm methods={proofs} verb="Tắt" danger onProved={off} onCancel={close} />
    </Dialog>
  );
}
