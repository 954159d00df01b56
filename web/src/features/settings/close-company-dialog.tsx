import type { Company } from '@hopgon/contract/companies/schemas';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useCloseCompany } from '../../data/company/company-settings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { sameName } from './same-name.rules.ts';

interface CloseCompanyDialogProps {
  readonly company: Company;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the company's name, so that nobody ends one by a press. */
export const CloseCompanyDialog = ({ company, open, onClose }: CloseCompanyDialogProps) => (
  <Dialog
    role="alertdialog"
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={`Xóa ${company.name}?`}
    description="Mọi người ra khỏi công ty ngay. Trong 7 ngày, chủ sở hữu và quản trị viên có thể mở lại hoặc tải dữ liệu về. Sau đó mọi cuộc họp, bản gỡ băng, việc và cuộc trò chuyện của công ty bị xóa hẳn."
  >
    <CloseForm company={company} onClose={onClose} />
  </Dialog>
);

function CloseForm({ company, onClose }: Omit<CloseCompanyDialogProps, 'open'>) {
  const [typed, type] = useState('');
  const { mutate, isPending, error } = useCloseCompany();
  const router = useRouter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !sameName(typed, company.name)) return;
    mutate(typed, { onSuccess: () => router.navigate({ to: '/company-closed' }) });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={`Gõ tên công ty để xác nhận: ${company.name}`}
        error={error ? failureText(error, 'Không thể xóa công ty. Vui lòng thử lại.') : undefined}
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Hủy</Button>
        <Button type="submit" look="danger" busy={isPending} disabled={!sameName(typed, company.name)}>
          Xóa công ty
        </Button>
      </DialogActions>
    </form>
  );
}
