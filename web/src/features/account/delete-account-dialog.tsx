import { deletionWord, isDeletionWord } from '@hopgon/contract/account/deletion-word';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endAccount } from '../../data/account/account.ts';
import { securityQuery } from '../../data/account/security.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { PasswordInput } from '../../ui/inputs/password-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface Answer {
  word: string;
  password: string;
}

const wordProblem = (word: string) => (isDeletionWord(word) ? null : `Hãy gõ ${deletionWord} để xác nhận`);
const passwordProblem = (password: string) => (password === '' ? 'Mật khẩu là bắt buộc' : null);

/** Asks twice: for the word, so that no slip deletes, and for the password, so that nobody else does. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const { data: security } = useQuery(securityQuery);
  const hasPassword = security?.passwordChangedAt !== null;
  const [failure, fail] = useState<string | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting } = useClearingForm<Answer>({
    word: '',
    password: '',
  });

  const submit = onSubmit(async ({ word, password }) => {
    fail(null);
    try {
      await endAccount(word, password);
    } catch (problem) {
      const text = failureText(problem, 'Không thể xóa tài khoản. Vui lòng thử lại.');
      if (isRefusal(problem, 'password_wrong')) refuse('password', text);
      else fail(text);
    }
  });
  const actions = (
    <>
      <Button onClick={onClose}>Hủy</Button>
      <Button type="submit" form={formId} look="danger" busy={isSubmitting}>
        {isSubmitting ? 'Đang xóa...' : 'Xóa tài khoản'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => open || onClose()}
      title="Xóa tài khoản của bạn?"
      description="Bạn sẽ rời mọi công ty, mọi phiên đăng nhập kết thúc ngay, và không ai khôi phục được tài khoản này."
      failure={failure}
      actions={actions}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={`Gõ ${deletionWord} để xác nhận`} error={error('word')}>
          <Input autoComplete="off" maxLength={20} {...field('word', wordProblem)} />
        </Field>
        {hasPassword ? (
          <Field label="Mật khẩu" error={error('password')}>
            <PasswordInput autoComplete="current-password" {...field('password', passwordProblem)} />
          </Field>
        ) : (
          <p className="text-small text-muted">
            Tài khoản của bạn không có mật khẩu. Nếu bạn đăng nhập đã quá 10 phút, hãy đăng nhập lại rồi xóa.
          </p>
        )}
      </form>
    </Dialog>
  );
}
