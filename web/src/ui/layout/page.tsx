import type { ReactNode } from 'react';

/** A page of ordinary width inside the frame; chat and calendar do without. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[1256px] px-4 py-6 md:px-7">{children}</div>
);
