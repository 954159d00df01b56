import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';

export type RowTone = 'turmeric' | 'brick' | 'jade' | 'plain';

const grounds: Readonly<Record<RowTone, string>> = {
  turmeric: 'bg-turmeric-soft text-turmeric-ink',
  brick: 'bg-brick-soft text-brick-ink',
  jade: 'bg-jade-soft text-jade-ink',
  plain: 'bg-sunken text-muted',
};

interface PanelRowProps {
  readonly icon: ReactNode;
  readonly tone: RowTone;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly actions?: ReactNode;
}

/** One thing of a list on the dashboard, and what one can do about it. */
export const PanelRow = ({ icon, tone, title, note, actions }: PanelRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-5 py-2.5 last:border-b-0">
    <span
      aria-hidden="true"
      className={cx('flex size-8 shrink-0 items-center justify-center rounded-control', grounds[tone])}
    >
      {icon}
    </span>
    <div className="min-w-[min(9rem,50%)] flex-1">
      <p className="font-medium break-words">{title}</p>
      <p className="text-small break-words text-muted tabular-nums">
        {typeof note === 'string' ? <UnbrokenHours text={note} /> : note}
      </p>
    </div>
    {actions && <div className="ml-auto flex gap-2">{actions}</div>}
  </li>
);
