import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { passwordPolicy } from '../../lib/password/password-policy.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { FormHead } from './form-head.tsx';
import { mailedToken } from './mailed-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';

export function ResetPasswordPage() {
  usePageTitle('Đặt mật khẩu mới');
  const token = mailedToken(useLocation().hash);
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <>
        <FormHead title="Đã đặt mật khẩu mới">Các phiên đăng nhập khác đã kết thúc.</FormHead>
        <Link to="/login" className={buttonClass({ look: 'primary', size: 'large' })}>
          Đăng nhập
        </Link>
      </>
    );
  }
  return (
    <>
      <FormHead title="Đặt mật khẩu mới">{token && passwordPolicy().hint}</FormHead>
      {token ? (
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <Banner tone="error">
          Liên kết này không đầy đủ. Hãy mở lại từ thư, hoặc{' '}
          <Link to="/forgot-password" className="underline underline-offset-3">
            yêu cầu liên kết mới
          </Link>
          .
        </Banner>
      )}
    </>
  );
}
