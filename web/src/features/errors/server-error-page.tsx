import { Link } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { failureText } from '../../lib/api/call-failure.ts';
import { supportEmail } from '../../lib/support-email.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { DarkScreen } from './dark-screen.tsx';
import { errorReport } from './error-report.ts';

interface ServerErrorPageProps {
  readonly error?: Error;
  readonly reset?: () => void;
  readonly signedIn: boolean;
}

const reload = () => location.reload();
const circumstances = () => ({ url: location.href, userAgent: navigator.userAgent, time: new Date() });

export function ServerErrorPage({ error, reset = reload, signedIn }: ServerErrorPageProps) {
  usePageTitle('Đã có lỗi xảy ra');
  const report = () => location.assign(errorReport(error ?? null, circumstances()));
  return (
    <div className="mx-auto w-full max-w-[600px] px-5 py-10 md:py-24">
      <DarkScreen />
      <h1 className="mt-8 text-page font-semibold">Oops! Đã có lỗi xảy ra</h1>
      <p className="mt-1 text-muted">
        Có gì đó hỏng ở phía chúng tôi, không phải ở bạn. Thử lại sau giây lát, hoặc báo cho chúng tôi nếu lỗi
        lặp lại.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="primary" size="large" icon={<RotateCw />} onClick={reset}>
          Thử lại
        </Button>
        <Link to={signedIn ? '/dashboard' : '/'} className={buttonClass({ size: 'large' })}>
          <House />
          Về trang chủ
        </Link>
        <Button size="large" look="plain" icon={<Mail />} onClick={report}>
          Báo lỗi
        </Button>
      </div>
      {error && (
        <details className="mt-8 rounded-control border bg-surface px-4 py-3">
          <summary className="font-medium">Chi tiết lỗi</summary>
          <p className="mt-2 text-small break-words text-muted">{failureText(error)}</p>
          <pre className="mt-2 max-h-48 overflow-auto text-small whitespace-pre-wrap text-muted">
            {error.message}
          </pre>
        </details>
      )}
      <p className="mt-6 text-small text-muted">Thời gian khắc phục dự kiến: 5–10 phút.</p>
      <footer className="mt-10 flex flex-wrap justify-between gap-2 border-t pt-4 text-small text-muted">
        <span>
          Hỗ trợ:{' '}
          <a className="link" href={`mailto:${supportEmail()}`}>
            {supportEmail()}
          </a>
        </span>
        <span>© 2024 Họp Gọn · Mã lỗi 500</span>
      </footer>
    </div>
  );
}
