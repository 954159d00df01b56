import type { ReactNode } from 'react';

export const Kbd = ({ children }: { readonly children: ReactNode }) => (
  <kbd className="inline-flex min-w-6 items-center justify-center rounded-mark border bg-surface px-1.5 font-sans text-key text-muted">
    {children}
  </kbd>
);
