import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { FormHead } from './form-head.tsx';
import { Address, MailboxNotice } from './mailbox-notice.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  usePageTitle('Tạo tài khoản');
  const [mailbox, checkMailbox] = useState<string | null>(null);
  if (mailbox !== null) {
    return (
      <MailboxNotice title="Kiểm tra hộp thư để hoàn tất">
        Thư đã được gửi đến <Address email={mailbox} />. Mở liên kết trong thư để đăng nhập.
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
      <RegisterForm onMailbox={checkMailbox} />
    </>
  );
}
