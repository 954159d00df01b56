import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** What stands under the title: a company, a role. */
  readonly note?: ReactNode;
  /** Buttons at the right; one of them primary at most. */
  readonly actions?: ReactNode;
}

/** The top of a page inside the frame. */
export const PageHead = ({ title, note, actions }: PageHeadProps) => (
  <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h1 className="text-page font-semibold text-balance">{title}</h1>
      {note && <div className="flex flex-wrap items-center gap-2 text-muted">{note}</div>}
    </div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </header>
);
