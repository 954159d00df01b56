import { Link } from '@tanstack/react-router';
import { ThemeToggle } from '../buttons/theme-toggle.tsx';
import { cx } from '../cx.ts';
import { barClass } from './bar-class.ts';
import { Logo } from './logo.tsx';

/** The bar of pages that stand outside the frame. */
export const BareHead = () => (
  <header className={cx(barClass, 'justify-between')}>
    <Link to="/" aria-label="Họp Gọn, về trang chủ" className="rounded-mark">
      <Logo />
    </Link>
    <ThemeToggle />
  </header>
);
