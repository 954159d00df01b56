import type { ReactNode } from 'react';

/** Small line drawings: ink, one thing in jade. They say nothing that the words beside them do not. */
export const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    className="h-11 w-[52px]"
    viewBox="0 0 52 44"
    fill="none"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Alone in its file: every page may need it when a part does not load. */
export const CableDrawing = () => (
  <Drawing>
    <path className="stroke-ink" d="M2 24h12M14 15h6a9 9 0 0 1 0 18h-6ZM23 20h6M23 28h6" />
    <path className="fill-jade-soft stroke-jade" d="M40 15h-3a9 9 0 0 0 0 18h3Z" />
    <path className="stroke-ink" d="M40 24h10" />
  </Drawing>
);
