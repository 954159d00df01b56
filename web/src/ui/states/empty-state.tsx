import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One of `drawings.tsx`. */
  readonly drawing: ReactNode;
  readonly title: string;
  /** What to do next. */
  readonly text?: ReactNode;
  /** One button; a second way as a plain one. */
  readonly action?: ReactNode;
}

/** Nothing here, or it could not be loaded: what happened and what to do. */
export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-start p-6">
    {drawing}
    <h2 className="mt-4 font-semibold">{title}</h2>
    {text && <p className="mt-1 max-w-[52ch] text-small text-muted">{text}</p>}
    {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
  </div>
);
