import { useState } from 'react';
import { drawRecoveryCodes } from '../../data/account/security.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import type { GuardDialogProps } from './guard-dialog.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useCodesGuard } from './use-codes-guard.ts';
import { useRereadSecurity } from './use-reread-security.ts';

export const RecoveryCodesDialog = ({ open, onOpenChange, proofs }: GuardDialogProps) => (
  <FormDialog open={open} onOpenChange={onOpenChange} title="Tạo mã khôi phục mới">
    <Steps proofs={proofs} onDone={() => onOpenChange(false)} />
  </FormDialog>
);

interface StepsProps {
  readonly proofs: GuardDialogProps['proofs'];
  readonly onDone: () => void;
}

function Steps({ proofs, onDone }: StepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reread = useRereadSecurity();
  useCodesGuard(codes !== null);
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
