import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Nothing while it is not known. */
  readonly figure:
    | { readonly parts: readonly (readonly [number: number, unit: string])[]; readonly note: ReactNode }
    | undefined;
  /** Where what was counted is listed: a page, or a panel of this one by its id. */
  readonly opens: '/meetings' | '/analytics' | `#${string}`;
}

const surface =
  'block rounded-panel border bg-surface px-5 py-3.5 transition-colors duration-120 hover:bg-hover max-md:px-4 h-full';

/** A number, and the way to what it counts. */
export function StatCard({ label, figure, opens }: StatCardProps) {
  const content = (
    <>
      <h2 className="text-small text-muted">{label}</h2>
      {figure ? (
        <>
          <p className="text-muted">
            {figure.parts.map(([number, unit]) => (
              <span key={unit} className="mr-1.5 inline-block last:mr-0">
                <span className="text-page font-semibold text-ink tabular-nums">{number}</span> {unit}{' '}
              </span>
            ))}
          </p>
          <p className="text-small text-muted">{figure.note}</p>
        </>
      ) : (
        <>
          <Skeleton className="mt-3 h-5 w-16" />
          <Skeleton className="mt-3 mb-1.5 h-2.5 w-28" />
        </>
      )}
    </>
  );
  return (
    <li>
      {opens === '/meetings' || opens === '/analytics' ? (
        <Link to={opens} className={surface}>
          {content}
        </Link>
      ) : (
        <ToPanel id={opens.slice(1)}>{content}</ToPanel>
      )}
    </li>
  );
}

/** Leads to a panel of this page, and takes the focus there. */
const ToPanel = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Link
    to="/dashboard"
    hash={id}
    resetScroll={false}
    className={surface}
    onClick={() => document.getElementById(id)?.focus()}
  >
    {children}
  </Link>
);
