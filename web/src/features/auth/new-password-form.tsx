import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { setNewPassword } from '../../data/account/auth.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useSmallForm } from '../../lib/forms/use-small-form.ts';
import { concernsPassword } from '../../lib/password/concerns-password.ts';
import { newPasswordProblem, repeatedPasswordProblem } from '../../lib/password/password.rules.ts';
import { passwordPolicy } from '../../lib/password/password-policy.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { PasswordInput } from '../../ui/inputs/password-input.tsx';
import { StrengthMeter } from '../../ui/inputs/strength-meter.tsx';
import { Banner } from '../../ui/states/banner.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

interface Failure {
  readonly text: string;
  /** The link is of no more use. */
  readonly final: boolean;
}

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const [failure, fail] = useState<Failure | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting, values } = useSmallForm({
    password: '',
    confirmPassword: '',
  });
  const policy = passwordPolicy();

  const submit = onSubmit(async (values) => {
    fail(null);
    try {
      await setNewPassword(token, values.password);
      onDone();
    } catch (problem) {
      const text = failureText(problem);
      if (concernsPassword(problem)) refuse('password', text);
      else fail({ text, final: isRefusal(problem, 'reset_token_invalid') });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && (
        <Banner tone="error">
          <p>{failure.text}</p>
          {failure.final && (
            <Link to="/forgot-password" className="font-medium underline underline-offset-3">
              Yêu cầu liên kết mới
            </Link>
          )}
        </Banner>
      )}
      <div>
        <Field label="Mật khẩu mới" error={error('password')}>
          <PasswordInput
            tall
            autoFocus
            autoComplete="new-password"
            {...field('password', (chosen) => newPasswordProblem(chosen, policy))}
          />
        </Field>
        {!error('password') && <StrengthMeter password={values.password} />}
      </div>
      <Field label="Xác nhận mật khẩu" error={error('confirmPassword')}>
        <PasswordInput
          tall
          autoComplete="new-password"
          {...field('confirmPassword', (repeated, values) =>
            repeatedPasswordProblem(repeated, values.password),
          )}
        />
      </Field>
      <Button type="submit" look="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Đang lưu...' : 'Đặt mật khẩu'}
      </Button>
    </form>
  );
}
