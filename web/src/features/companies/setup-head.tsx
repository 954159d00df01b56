import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { signOut } from '../../data/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';

/** `notice` stands under it. */
export const SetupHead = ({ notice }: { readonly notice?: ReactNode }) => (
  <>
    <header className="flex h-14 items-center justify-between border-b bg-surface px-4 max-[20rem]:[--spacing:4px] md:px-7">
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
