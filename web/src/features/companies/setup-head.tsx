import LogOut from 'lucide-react/icons/log-out';
import { requestSignOut } from '../../data/account/sign-out-question.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ThemeToggle } from '../../ui/buttons/theme-toggle.tsx';
import { cx } from '../../ui/cx.ts';
import { barClass } from '../../ui/layout/bar-class.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { VerifyBanner } from '../auth/verify-banner.tsx';

/** The bar of pages without the frame, with what is asked of everybody signed in under it. */
export const SetupHead = () => (
  <>
    <header className={cx(barClass, 'justify-between')}>
      <Logo />
      <div className="flex items-center gap-1">
        <ThemeToggle />
        <Button look="plain" icon={<LogOut />} onClick={requestSignOut}>
          Đăng xuất
        </Button>
      </div>
    </header>
    <VerifyBanner />
  </>
);
