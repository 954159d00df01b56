import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { updatePassword } from '../../data/account/security.ts';
import { CallFailure, failureText } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { newPasswordProblem, repeatedPasswordProblem } from '../../lib/password/password.rules.ts';
import { passwordPolicy } from '../../lib/password/password-policy.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { PasswordInput } from '../../ui/inputs/password-input.tsx';
import { StrengthMeter } from '../../ui/inputs/strength-meter.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const failed = 'Không thể đổi mật khẩu. Vui lòng thử lại.';

const currentProblem = (password: string) => (password === '' ? 'Mật khẩu hiện tại là bắt buộc' : null);

/** The field a refusal speaks of, if it speaks of one. */
function fieldOf(problem: unknown): 'currentPassword' | 'newPassword' | null {
  if (!(problem instanceof CallFailure) || !problem.code?.startsWith('password_')) return null;
  return problem.code === 'password_wrong' ? 'currentPassword' : 'newPassword';
}

export function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const [failure, fail] = useState<string | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting, control } = useClearingForm({
    currentPassword: '',
    newPassword: '',
    confirmPassword: '',
  });
  const policy = passwordPolicy();
  const chosen = useWatch({ control, name: 'newPassword' });

  const submit = onSubmit(async ({ currentPassword, newPassword }) => {
    fail(null);
    try {
      await updatePassword(currentPassword, newPassword);
      toast.say('Đã đổi mật khẩu. Các phiên đăng nhập khác đã kết thúc.');
      onDone();
    } catch (problem) {
      const wrong = fieldOf(problem);
      if (wrong) refuse(wrong, failureText(problem, failed));
      else fail(failureText(problem, failed));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Mật khẩu hiện tại" error={error('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...field('currentPassword', currentProblem)} />
      </Field>
      <div>
        <Field label="Mật khẩu mới" hint={policy.hint} error={error('newPassword')}>
          <PasswordInput
            autoComplete="new-password"
            {...field('newPassword', (typed) => newPasswordProblem(typed, policy))}
          />
        </Field>
        {!error('newPassword') && <StrengthMeter password={chosen} />}
      </div>
      <Field label="Xác nhận mật khẩu mới" error={error('confirmPassword')}>
        <PasswordInput
          autoComplete="new-password"
          {...field('confirmPassword', (repeated, values) =>
            repeatedPasswordProblem(repeated, values.newPassword),
          )}
        />
      </Field>
      <DialogActions failure={failure}>
        <Button onClick={onDone}>Hủy</Button>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Đang đổi...' : 'Đổi mật khẩu'}
        </Button>
      </DialogActions>
    </form>
  );
}
