import { Link } from '@tanstack/react-router';
import { barClass } from './bar-class.ts';
import { cx } from './cx.ts';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The bar of pages that stand outside the frame. */
export const BareHead = () => (
  <header className={cx(barClass, 'justify-between')}>
    <Link to="/" aria-label="Họp Gọn, về trang chủ" className="rounded-mark">
      <Logo />
    </Link>
    <ThemeToggle />
  </header>
);
