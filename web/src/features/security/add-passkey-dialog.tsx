import { useState } from 'react';
import { addPasskey } from '../../data/account/security.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { passkeyFailureText } from '../../lib/passkeys.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import type { GuardDialogProps } from './guard-dialog.ts';
import { mostPasskeyName, passkeyNameProblem } from './passkey-name.ts';
import { ProofForm } from './proof-form.tsx';
import { useRereadSecurity } from './use-reread-security.ts';

export const AddPasskeyDialog = ({ open, onOpenChange, proofs }: GuardDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Thêm passkey"
    description="Passkey nằm trong thiết bị hoặc trình quản lý mật khẩu của bạn. Ai mở khóa được thiết bị thì đăng nhập được."
  >
    <Steps proofs={proofs} onDone={() => onOpenChange(false)} />
  </Dialog>
);

interface StepsProps {
  readonly proofs: GuardDialogProps['proofs'];
  readonly onDone: () => void;
}

function Steps({ proofs, onDone }: StepsProps) {
  const [proof, setProof] = useState<string | null>(null);
  if (proof !== null) return <NameForm proof={proof} onDone={onDone} />;
  const proved = async (given: string) => setProof(given);
  return <ProofForm methods={proofs} verb="Tiếp tục" onProved={proved} onCancel={onDone} />;
}

interface NameFormProps {
  readonly proof: string;
  readonly onDone: () => void;
}

function NameForm({ proof, onDone }: NameFormProps) {
  const reread = useRereadSecurity();
  const [failure, fail] = useState<string | null>(null);
  const { field, error, onSubmit, isSubmitting } = useClearingForm({ name: '' });
  const submit = onSubmit(async ({ name }) => {
    fail(null);
    try {
      await addPasskey(proof, name.normalize('NFC').trim());
      await reread();
      toast.say('Đã thêm passkey');
      onDone();
    } catch (problem) {
      fail(passkeyFailureText(problem));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Tên passkey"
        hint="Để bạn nhận ra thiết bị, chẳng hạn “Điện thoại của tôi”."
        error={error('name')}
      >
        <Input autoFocus maxLength={mostPasskeyName} {...field('name', passkeyNameProblem)} />
      </Field>
      <DialogActions failure={failure}>
        <Button onClick={onDone}>Hủy</Button>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Đang chờ thiết bị...' : 'Tạo passkey'}
        </Button>
      </DialogActions>
    </form>
  );
}
