import { cx } from '../cx.ts';

/** A grey shape where something will be; give it that thing's size, and its corners where they are not round. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'skeleton block max-w-full animate-[shimmer_1.6s_ease-in-out_infinite] bg-hover',
      className,
    )}
  />
);

const rows = ['w-40', 'w-28', 'w-36', 'w-24'];

/** Rows of a person or thing with two lines. */
export const SkeletonRows = ({ count = rows.length }: { readonly count?: number }) => (
  <div role="status" className="flex flex-col gap-5 p-5">
    <span className="sr-only">Đang tải...</span>
    {rows.slice(0, count).map((width) => (
      <div key={width} className="flex items-center gap-3">
        <Skeleton className="size-8" />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <Skeleton className={cx('h-2.5', width)} />
          <Skeleton className="h-2.5 w-full max-w-64" />
        </div>
      </div>
    ))}
  </div>
);
