import { cx } from '../cx.ts';

/** What floats: the one thing with a shadow. */
export const floating = cx(
  'rounded-panel border bg-surface shadow-float outline-none dark:border-transparent',
  'origin-(--transform-origin) transition-[opacity,scale] duration-120 ease-calm',
  'data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
);

/** A row of a menu or a list of choices. */
export const floatingRow = cx(
  'flex min-h-9 cursor-default items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none',
  'data-highlighted:bg-hover data-disabled:text-muted pointer-coarse:min-h-11',
);
