import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { FormHead } from '../form-head.tsx';
import { GoogleButton } from '../google-button.tsx';
import { Address, MailboxNotice } from '../mailbox-notice.tsx';
import { OrLine } from '../or-line.tsx';
import { useGoogle } from '../use-google.ts';
import { useSecondFactor } from '../use-second-factor.tsx';
import { RegisterBanner } from './register-banner.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const [mailbox, checkMailbox] = useState<string | null>(null);
  const [message, say] = useState<string | null>(null);
  const second = useSecondFactor(say);
  usePageTitle(second.title ?? 'Tạo tài khoản');
  const google = useGoogle({ remember: () => true, onAsked: second.onAsked, say });
  if (second.screen) return second.screen;
  if (mailbox !== null) {
    return (
      <MailboxNotice title="Kiểm tra hộp thư để hoàn tất">
        Thư đã được gửi đến <Address email={mailbox} />. Mở liên kết trong thư và nhập lại mật khẩu vừa chọn.
      </MailboxNotice>
    );
  }
  return (
    <>
      <FormHead title="Tạo tài khoản">
        Đã có tài khoản?{' '}
        <Link to="/login" search className="link">
          Đăng nhập
        </Link>
      </FormHead>
      {message && (
        <div className="mb-5">
          <RegisterBanner message={message} google={google} />
        </div>
      )}
      <GoogleButton google={google}>Đăng ký bằng Google</GoogleButton>
      <OrLine />
      <RegisterForm say={say} onMailbox={checkMailbox} />
    </>
  );
}
