import type { Passkey } from '@hopgon/contract/security/schemas';
import { useState } from 'react';
import { nameNewly } from '../../data/account/security.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { mostPasskeyName, passkeyNameProblem } from './passkey-name.ts';
import { useRereadSecurity } from './use-reread-security.ts';

interface RenamePasskeyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly passkey: Passkey;
}

export const RenamePasskeyDialog = ({ open, onOpenChange, passkey }: RenamePasskeyDialogProps) => (
  <FormDialog open={open} onOpenChange={onOpenChange} title="Đổi tên passkey">
    <RenameForm passkey={passkey} onDone={() => onOpenChange(false)} />
  </FormDialog>
);

interface RenameFormProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function RenameForm({ passkey, onDone }: RenameFormProps) {
  const reread = useRereadSecurity();
  const [failure, fail] = useState<string | null>(null);
  const { field, error, onSubmit, isSubmitting } = useClearingForm({ name: passkey.name });
  const submit = onSubmit(async ({ name }) => {
    fail(null);
    try {
      await nameNewly(passkey, name.normalize('NFC').trim());
      onDone();
    } catch (problem) {
      fail(failureText(problem, 'Không thể đổi tên. Vui lòng thử lại.'));
    } finally {
      await reread();
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Tên passkey" error={error('name')}>
        <Input maxLength={mostPasskeyName} {...field('name', passkeyNameProblem)} />
      </Field>
      <DialogActions failure={failure}>
        <CancelButton />
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Đang lưu...' : 'Lưu'}
        </Button>
      </DialogActions>
    </form>
  );
}
