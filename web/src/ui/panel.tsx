import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** A surface with a hairline. Never one inside another: divide with a line. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={cx('rounded-panel border bg-surface', className)} />
);

interface PanelHeadProps {
  readonly title: string;
  readonly aside?: ReactNode;
}

export const PanelHead = ({ title, aside }: PanelHeadProps) => (
  <header className="flex min-h-12 items-center justify-between gap-4 border-b px-5 py-2.5">
    <h2 className="font-semibold">{title}</h2>
    <span className="text-small text-muted">{aside}</span>
  </header>
);
