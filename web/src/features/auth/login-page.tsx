import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { signIn } from '../../data/account/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSmallForm } from '../../lib/forms/use-small-form.ts';
import { cleanEmail } from '../../lib/is-email.ts';
import { passwordProblem } from '../../lib/password/password.rules.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { PasswordInput } from '../../ui/inputs/password-input.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { emailProblem } from './auth.rules.ts';
import { FormHead } from './form-head.tsx';
import { GoogleButton } from './google-button.tsx';
import { OrLine } from './or-line.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { useGoogle } from './use-google.ts';
import { useSecondFactor } from './use-second-factor.tsx';

interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

export function LoginPage() {
  const [failure, fail] = useState<string | null>(null);
  const second = useSecondFactor(fail);
  usePageTitle(second.title ?? 'Đăng nhập');
  const { field, error, onSubmit, isSubmitting, getValues } = useSmallForm<LoginForm>({
    email: '',
    password: '',
    remember: true,
  });

  // Where to go next is the guard's matter: it sees the new session.
  const submit = onSubmit(async ({ email, password, remember }) => {
    fail(null);
    try {
      const asked = await signIn({ email: cleanEmail(email), password }, remember);
      if (asked) second.onAsked(asked, remember);
    } catch (problem) {
      fail(failureText(problem));
    }
  });

  const google = useGoogle({
    remember: () => getValues().remember,
    onAsked: second.onAsked,
    say: fail,
  });
  if (second.screen) return second.screen;

  return (
    <>
      <FormHead title="Đăng nhập">
        Chưa có tài khoản?{' '}
        <Link to="/register" search className="link">
          Đăng ký
        </Link>
      </FormHead>
      {failure ? (
        <div className="mb-5">
          <Banner tone="error">{failure}</Banner>
        </div>
      ) : (
        <SessionEndNotice />
      )}
      <GoogleButton google={google}>Đăng nhập bằng Google</GoogleButton>
      <PasskeyButton remember={() => getValues().remember} say={fail} />
      <OrLine />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Email" error={error('email')}>
          <Input
            tall
            type="email"
            inputMode="email"
            autoComplete="username"
            autoFocus
            {...field('email', emailProblem)}
          />
        </Field>
        <Field
          label="Mật khẩu"
          error={error('password')}
          aside={
            <Link to="/forgot-password" search className="link">
              Quên mật khẩu?
            </Link>
          }
        >
          <PasswordInput tall autoComplete="current-password" {...field('password', passwordProblem)} />
        </Field>
        <Checkbox {...field('remember')}>Ghi nhớ đăng nhập</Checkbox>
        <Button type="submit" look="primary" size="large" busy={isSubmitting}>
          {isSubmitting ? 'Đang đăng nhập...' : 'Đăng nhập'}
        </Button>
      </form>
    </>
  );
}
