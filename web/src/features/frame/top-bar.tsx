import { Link } from '@tanstack/react-router';
import { ThemeToggle } from '../../ui/buttons/theme-toggle.tsx';
import { cx } from '../../ui/cx.ts';
import { barClass } from '../../ui/layout/bar-class.ts';
import { BarSlot, hiddenByPageHead, hiddenByWholeHead } from '../../ui/layout/bar-slot.tsx';
import { Logo, LogoMark } from '../../ui/layout/logo.tsx';
import { Bell } from '../notifications/bell.tsx';
import type { FramePerson } from './frame-person.ts';
import { FrameSearch } from './frame-search.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { Place } from './places.tsx';

/** Where the bar keeps its size under large type, its signs fit their discs. */
const signs = 'max-[20rem]:[&_span[aria-hidden]]:text-[12px]';

const entry =
  'relative flex h-14 items-center px-1.5 font-medium whitespace-nowrap text-muted lg:px-2.5 xl:px-3.5 ' +
  'transition-colors duration-120 hover:text-ink ' +
  'after:absolute after:inset-x-1.5 after:-bottom-px after:h-0.5 after:bg-transparent lg:after:inset-x-2.5 xl:after:inset-x-3.5 ' +
  '-outline-offset-4 aria-[current=page]:text-ink aria-[current=page]:after:bg-jade';

interface TopBarProps {
  readonly places: readonly Place[];
  /** The company as a narrow bar names it. */
  readonly name: string;
  readonly person: FramePerson;
}

export const TopBar = ({ places, name, person }: TopBarProps) => (
  <header className={cx('group sticky top-0 z-10 print:hidden max-lg:md:px-5', barClass, signs)}>
    <BarSlot />
    <Link
      to="/"
      aria-label="Họp Gọn, về trang chủ"
      className={cx('mr-2 shrink-0 rounded-mark xl:mr-5', hiddenByPageHead)}
    >
      <Logo className="h-8 max-xl:hidden" />
      <LogoMark className="size-8 xl:hidden" />
    </Link>
    <p className={cx('one-line min-w-0 flex-1 text-small font-medium md:hidden', hiddenByPageHead)}>{name}</p>
    <nav aria-label="Chính" className="hidden shrink-0 md:flex">
      {places
        .filter(({ to }) => to !== '/dashboard')
        .map(({ to, label }) => (
          <Link key={to} to={to} className={entry}>
            {label}
          </Link>
        ))}
    </nav>
    <div className="ml-auto flex items-center gap-1 max-md:shrink-0 max-sm:gap-0 md:min-w-0">
      <div className={cx('contents', hiddenByWholeHead)}>
        <FrameSearch {...person} />
      </div>
      <Bell />
      <div className={cx('flex shrink-0', hiddenByPageHead)}>
        <ThemeToggle />
      </div>
      <div className={cx('contents', hiddenByWholeHead)}>
        <PersonMenu {...person} />
      </div>
    </div>
  </header>
);
