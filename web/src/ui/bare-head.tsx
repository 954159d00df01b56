import { Link } from '@tanstack/react-router';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The bar of pages that stand outside the frame. */
export const BareHead = () => (
  <header className="flex h-14 items-center justify-between border-b bg-surface px-4 max-[20rem]:[--spacing:4px] md:px-7">
    <Link to="/" aria-label="Họp Gọn, về trang chủ" className="rounded-mark">
      <Logo />
    </Link>
    <ThemeToggle />
  </header>
);
