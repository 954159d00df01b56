import type { ReactNode } from 'react';

export const FormHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <header className="mb-6 short:mb-4">
    <h1 className="text-page font-semibold">{title}</h1>
    {children && <p className="mt-1 text-muted">{children}</p>}
  </header>
);
