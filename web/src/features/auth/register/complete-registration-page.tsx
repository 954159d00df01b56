import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { completeRegistration } from '../../../data/account/auth.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { useSmallForm } from '../../../lib/forms/use-small-form.ts';
import { passwordProblem } from '../../../lib/password/password.rules.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { PasswordInput } from '../../../ui/inputs/password-input.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { FormHead } from '../form-head.tsx';
import { mailedToken } from '../mailed-token.ts';

interface Failure {
  readonly text: string;
  /** The link is of no more use. */
  readonly final: boolean;
}

/** Where the mail of a registration leads that showed nobody whether the address is known. */
export function CompleteRegistrationPage() {
  usePageTitle('Hoàn tất đăng ký');
  const token = mailedToken(useLocation().hash);
  const navigate = useNavigate();
  const [failure, fail] = useState<Failure | null>(null);
  const { field, error, onSubmit, isSubmitting } = useSmallForm({ password: '' });

  const submit = onSubmit(async ({ password }) => {
    fail(null);
    try {
      await completeRegistration(token, password);
      await navigate({ to: '/dashboard', replace: true });
    } catch (problem) {
      fail({ text: failureText(problem), final: isRefusal(problem, 'registration_link_invalid') });
    }
  });

  return (
    <>
      <FormHead title="Hoàn tất đăng ký">Nhập mật khẩu bạn đã chọn khi đăng ký.</FormHead>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && (
          <Banner tone="error">
            <p>{failure.text}</p>
            {failure.final && (
              <Link to="/register" className="font-medium underline underline-offset-3">
                Đăng ký lại
              </Link>
            )}
          </Banner>
        )}
        <Field label="Mật khẩu" error={error('password')}>
          <PasswordInput
            tall
            autoFocus
            autoComplete="current-password"
            {...field('password', passwordProblem)}
          />
        </Field>
        <Button type="submit" look="primary" size="large" busy={isSubmitting}>
          {isSubmitting ? 'Đang mở tài khoản...' : 'Hoàn tất'}
        </Button>
      </form>
    </>
  );
}
