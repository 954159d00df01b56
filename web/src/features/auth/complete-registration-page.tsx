import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { completeRegistration } from '../../data/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { FormHead } from './form-head.tsx';
import { mailedToken } from './mailed-token.ts';

export function CompleteRegistrationPage() {
  usePageTitle('Hoàn tất đăng ký');
  const token = mailedToken(useLocation().hash);
  const navigate = useNavigate();
  const [failure, fail] = useState<string | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // The link works once, and effects may run twice.
    if (asked.current) return;
    asked.current = true;
    completeRegistration(token).then(
      () => navigate({ to: '/dashboard', replace: true }),
      (problem) => fail(failureText(problem)),
    );
  }, [token, navigate]);

  if (failure === null) return <PageSpinner text="Đang tải..." />;
  return (
    <>
      <FormHead title="Chưa hoàn tất được">{failure}</FormHead>
      <div className="flex flex-wrap gap-2">
        <Link to="/login" className={buttonClass({ look: 'primary', size: 'large' })}>
          Đăng nhập
        </Link>
        <Link to="/register" className={buttonClass({ size: 'large' })}>
          Đăng ký lại
        </Link>
      </div>
    </>
  );
}
