import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { FormHead } from './form-head.tsx';

/** The reader of the mail may not be the person who registered: the account's password, or a new one, proves it. */
export const VerifySignedOut = () => (
  <>
    <FormHead title="Đăng nhập để xác nhận email">
      Hãy đăng nhập bằng tài khoản vừa đăng ký; email sẽ được xác nhận ngay sau đó.
    </FormHead>
    <Link
      to="/login"
      search={{ next: '/verify-email' }}
      className={buttonClass({ look: 'primary', size: 'large' })}
    >
      Đăng nhập
    </Link>
    <p className="mt-6 text-muted">
      Không phải bạn đăng ký?{' '}
      <Link to="/forgot-password" className="link">
        Đặt mật khẩu mới
      </Link>{' '}
      để tự dùng địa chỉ của mình; mật khẩu và các phiên đăng nhập trước đó sẽ kết thúc.
    </p>
  </>
);
