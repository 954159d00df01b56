import { Link } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { failureText } from '../../lib/api/call-failure.ts';
import { reloadIfReachable } from '../../lib/reload-if-reachable.ts';
import { supportEmail } from '../../lib/support-email.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { DarkScreen } from './dark-screen.tsx';
import { ErrorDetails } from './error-details.tsx';
import { draftAddress, errorReport, reportedAddress } from './error-report.ts';

interface ServerErrorPageProps {
  readonly error?: Error;
  readonly reset?: () => void;
  /** What could not be done, where that is known. */
  readonly what?: string | undefined;
  readonly signedIn: boolean;
}

const reload = () => void reloadIfReachable();

export function ServerErrorPage({ error, reset = reload, what, signedIn }: ServerErrorPageProps) {
  usePageTitle('Đã có lỗi xảy ra');
  // As it was when it happened.
  const [report] = useState(() =>
    errorReport(error ?? null, {
      url: reportedAddress(location),
      userAgent: navigator.userAgent,
      time: new Date(),
    }),
  );
  return (
    <div className="mx-auto w-full max-w-[600px] px-5 py-10 md:py-20">
      <DarkScreen />
      <h1 className="mt-8 text-page font-semibold">Oops! Đã có lỗi xảy ra</h1>
      <p className="mt-1 text-muted">
        {error
          ? failureText(error, what ?? 'Trang này gặp sự cố ở phía chúng tôi, không phải ở bạn.')
          : 'Máy chủ gặp sự cố, không phải ở bạn.'}{' '}
        Thử lại sau giây lát, hoặc báo cho chúng tôi nếu lỗi lặp lại.
      </p>
      <p className="mt-3 text-small text-muted">Thời gian khắc phục dự kiến: 5–10 phút.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="primary" size="large" icon={<RotateCw />} onClick={reset}>
          Thử lại
        </Button>
        <Link to={signedIn ? '/dashboard' : '/'} className={buttonClass({ size: 'large' })}>
          <House aria-hidden="true" />
          Về trang chủ
        </Link>
        <a href={draftAddress(report)} className={buttonClass({ size: 'large', look: 'plain' })}>
          <Mail aria-hidden="true" />
          Báo lỗi
        </a>
      </div>
      <ErrorDetails report={report} />
      <footer className="mt-10 flex flex-wrap justify-between gap-2 border-t pt-4 text-small text-muted">
        <span>
          Hỗ trợ:{' '}
          <a className="link wrap-anywhere" href={`mailto:${supportEmail()}`}>
            {supportEmail()}
          </a>
        </span>
        <span>© 2024 Họp Gọn · Mã lỗi 500</span>
      </footer>
    </div>
  );
}
