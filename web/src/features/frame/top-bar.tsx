import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { barClass } from '../../ui/bar-class.ts';
import { BarSlot, givesWay } from '../../ui/bar-slot.tsx';
import { cx } from '../../ui/cx.ts';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { Place } from './places.tsx';

/** Where the bar keeps its size under large type, its signs fit their discs. */
const signs = 'max-[20rem]:[&_span[aria-hidden]]:text-[12px]';

const entry =
  'relative flex h-14 items-center px-2.5 font-medium whitespace-nowrap text-muted lg:px-3.5 ' +
  'transition-colors duration-120 hover:text-ink ' +
  'after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:bg-transparent lg:after:inset-x-3.5 ' +
  '-outline-offset-4 aria-[current=page]:text-ink aria-[current=page]:after:bg-jade';

interface TopBarProps {
  readonly places: readonly Place[];
  readonly search: ReactNode;
  readonly bell: ReactNode;
  readonly personMenu: ReactNode;
}

export const TopBar = ({ places, search, bell, personMenu }: TopBarProps) => (
  <header className={cx('group sticky top-0 z-10', barClass, signs)}>
    <BarSlot />
    <Link
      to="/"
      aria-label="Họp Gọn, về trang chủ"
      className={cx('mr-2 shrink-0 rounded-mark lg:mr-5', givesWay)}
    >
      <Logo className="h-8 max-sm:hidden md:max-lg:hidden" />
      <LogoMark className="size-8 sm:max-md:hidden lg:hidden" />
    </Link>
    <nav aria-label="Chính" className="hidden md:flex">
      {places
        .filter(({ to }) => to !== '/dashboard')
        .map(({ to, label }) => (
          <Link key={to} to={to} className={entry}>
            {label}
          </Link>
        ))}
    </nav>
    <div className="ml-auto flex items-center gap-1 max-sm:gap-0">
      {search}
      {bell}
      <div className={cx('flex gap-1 max-sm:gap-0', givesWay)}>
        <ThemeToggle />
        {personMenu}
      </div>
      <MobileMenu places={places} />
    </div>
  </header>
);
