import { useState } from 'react';
import { drawRecoveryCodes } from '../../data/account/security.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { GuardDialogProps } from './guard-dialog.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRereadSecurity } from './use-reread-security.ts';

export const RecoveryCodesDialog = ({ open, onOpenChange, proofs }: GuardDialogProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title="Tạo mã khôi phục mới">
    <Steps proofs={proofs} onDone={() => onOpenChange(false)} />
  </Dialog>
);

interface StepsProps {
  readonly proofs: GuardDialogProps['proofs'];
  readonly onDone: () => void;
}

function Steps({ proofs, onDone }: StepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reread = useRereadSecurity();
  const renew = async (proof: string) => {
    setCodes(await drawRecoveryCodes(proof));
    await reread();
  };
  if (codes) return <RecoveryCodes codes={codes} lead="Đã tạo mã khôi phục mới." onDone={onDone} />;
  return (
    <ProofForm methods={proofs} verb="Tạo mã mới" onProved={renew} onCancel={onDone}>
      <p>Các mã khôi phục cũ sẽ không còn dùng được.</p>
    </ProofForm>
  );
}
