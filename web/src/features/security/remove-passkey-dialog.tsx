import type { Passkey } from '@hopgon/contract/security/schemas';
import { dropPasskey } from '../../data/account/security.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import type { GuardDialogProps } from './guard-dialog.ts';
import { ProofForm } from './proof-form.tsx';
import { useRereadSecurity } from './use-reread-security.ts';

interface RemovePasskeyDialogProps extends GuardDialogProps {
  readonly passkey: Passkey;
}

export function RemovePasskeyDialog({ open, onOpenChange, passkey, proofs }: RemovePasskeyDialogProps) {
  const reread = useRereadSecurity();
  const close = () => onOpenChange(false);
  const remove = async (proof: string) => {
    await dropPasskey(passkey.id, proof);
    toast.say('Đã xóa passkey');
    close();
    await reread();
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Xóa passkey?"
      description={`“${passkey.name}” sẽ không còn đăng nhập được. Bạn cũng nên xóa nó trong thiết bị hoặc trình quản lý mật khẩu.`}
    >
      <ProofForm methods={proofs} verb="Xóa" danger onProved={remove} onCancel={close} />
    </Dialog>
  );
}
