import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { requestPasswordReset } from '../../data/account/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { somethingFailed } from '../../lib/api/fallback-texts.ts';
import { useSmallForm } from '../../lib/forms/use-small-form.ts';
import { cleanEmail } from '../../lib/is-email.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { emailProblem } from './auth.rules.ts';
import { FormHead } from './form-head.tsx';
import { Address, MailboxNotice } from './mailbox-notice.tsx';

export function ForgotPasswordPage() {
  usePageTitle('Quên mật khẩu');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, fail] = useState<string | null>(null);
  const { field, error, onSubmit, isSubmitting } = useSmallForm<{ email: string }>({ email: '' });

  const submit = onSubmit(async ({ email }) => {
    fail(null);
    try {
      await requestPasswordReset(cleanEmail(email));
      setSentTo(email.trim());
    } catch (problem) {
      fail(failureText(problem, somethingFailed));
    }
  });

  if (sentTo !== null) {
    return (
      <MailboxNotice
        title="Kiểm tra hộp thư"
        action={<Button onClick={() => setSentTo(null)}>Gửi lại</Button>}
      >
        Nếu <Address email={sentTo} /> có tài khoản, thư với liên kết đặt mật khẩu mới đang được gửi đến đó.
      </MailboxNotice>
    );
  }
  return (
    <>
      <FormHead title="Quên mật khẩu">Nhập email của bạn để nhận liên kết đặt mật khẩu mới.</FormHead>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <Banner tone="error">{failure}</Banner>}
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
        <Button type="submit" look="primary" size="large" busy={isSubmitting}>
          {isSubmitting ? 'Đang gửi...' : 'Gửi liên kết'}
        </Button>
        <Link to="/login" search className="link self-start">
          Quay lại đăng nhập
        </Link>
      </form>
    </>
  );
}
