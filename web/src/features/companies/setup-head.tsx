import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { signOut } from '../../data/auth.ts';
import { barClass } from '../../ui/bar-class.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';

/** `notice` stands under it. */
export const SetupHead = ({ notice }: { readonly notice?: ReactNode }) => (
  <>
    <header className={cx(barClass, 'justify-between')}>
      <Logo />
      <div className="flex items-center gap-1">
        <ThemeToggle />
        <Button look="plain" icon={<LogOut />} onClick={() => void signOut()}>
          Đăng xuất
        </Button>
      </div>
    </header>
    {notice}
  </>
);
