import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** A table in a panel; it scrolls inside itself where it does not fit. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <div className="relative overflow-x-auto rounded-panel border bg-surface">
    <table {...rest} className={cx('w-full border-collapse text-left', className)} />
  </div>
);

export const Th = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={cx(
      'h-[38px] bg-sunken px-5 text-small font-medium whitespace-nowrap text-muted max-md:px-3',
      className,
    )}
  />
);

export const Tr = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rest} className={cx('h-11 border-t transition-colors duration-120 hover:bg-hover', className)} />
);

export const Td = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td {...rest} className={cx('px-5 py-2 max-md:px-3', className)} />
);
