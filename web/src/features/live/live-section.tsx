import { type ReactNode, useId } from 'react';

interface LiveSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a column; columns are divided by lines, not by panels. */
export function LiveSection({ title, aside, children }: LiveSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col p-4 not-first:border-t md:p-5">
      <header className="mb-2.5 flex min-h-6 flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside && <span className="text-small text-muted tabular-nums">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
