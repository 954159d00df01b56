import { useState } from 'react';
import { drawTotp, type TotpSetup } from '../../data/account/security.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import type { GuardDialogProps } from './guard-dialog.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetupForm } from './totp-setup-form.tsx';
import { useCodesGuard } from './use-codes-guard.ts';
import { useRereadSecurity } from './use-reread-security.ts';

type Step =
  | { readonly at: 'verification' }
  | { readonly at: 'setup'; readonly setup: TotpSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export const TotpDialog = ({ open, onOpenChange, proofs }: GuardDialogProps) => (
  <FormDialog open={open} onOpenChange={onOpenChange} title="Bật xác thực hai bước">
    <Steps proofs={proofs} onDone={() => onOpenChange(false)} />
  </FormDialog>
);

interface StepsProps {
  readonly proofs: GuardDialogProps['proofs'];
  readonly onDone: () => void;
}

/** Who one is, the app and a code of it, the recovery codes. */
function Steps({ proofs, onDone }: StepsProps) {
  const reread = useRereadSecurity();
  const [step, go] = useState<Step>({ at: 'verification' });
  useCodesGuard(step.at === 'codes');
  const begin = async (proof: string) => go({ at: 'setup', setup: await drawTotp(proof) });
  const on = (codes: readonly string[]) => {
    go({ at: 'codes', codes });
    void reread();
  };
  switch (step.at) {
    case 'verification':
      return (
        <ProofForm methods={proofs} verb="Tiếp tục" onProved={begin} onCancel={onDone}>
          <p>
            Bạn cần một ứng dụng xác thực trên điện thoại, chẳng hạn Google Authenticator, Microsoft
            Authenticator hoặc 2FAS.
          </p>
        </ProofForm>
      );
    case 'setup':
      return <TotpSetupForm setup={step.setup} onDone={on} onCancel={onDone} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} lead="Xác thực hai bước đã bật." onDone={onDone} />;
  }
}
