import { Link } from '@tanstack/react-router';
import type { Place } from './places.tsx';

const entry =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-key font-medium text-muted ' +
  '-outline-offset-2 aria-[current=page]:text-jade';

/** On phones, where a thumb reaches. */
export const BottomBar = ({ places }: { readonly places: readonly Place[] }) => (
  <nav
    aria-label="Chính"
    data-foot=""
    className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
  >
    {places
      .filter(({ short }) => short !== undefined)
      .map(({ to, short, icon }) => (
        <Link key={to} to={to} className={entry}>
          {icon}
          {short}
        </Link>
      ))}
  </nav>
);
