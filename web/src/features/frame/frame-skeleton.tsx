import { cx } from '../../ui/cx.ts';
import { barClass } from '../../ui/layout/bar-class.ts';
import { Logo, LogoMark } from '../../ui/layout/logo.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { PageSpinner } from '../../ui/states/spinner.tsx';

const links = ['w-16', 'w-14', 'w-18', 'w-28', 'w-15'];

/** The frame before it is known who looks at it; the server sends it as HTML, so it is painted before the script runs. */
export const FrameSkeleton = ({ text }: { readonly text: string }) => (
  <div className="flex min-h-dvh flex-col">
    <header className={barClass}>
      <Logo className="h-8 max-xl:hidden" />
      <LogoMark className="size-8 xl:hidden" />
      <div className="ml-6 hidden gap-7 md:flex">
        {links.map((width) => (
          <Skeleton key={width} className={cx('h-2.5', width)} />
        ))}
      </div>
      <div className="ml-auto flex items-center gap-4">
        <Skeleton className="size-6" />
        <Skeleton className="size-8" />
      </div>
    </header>
    <main className="flex-1">
      <PageSpinner text={text} />
    </main>
    <div className="fixed inset-x-0 bottom-0 h-14 border-t bg-surface md:hidden" />
  </div>
);
