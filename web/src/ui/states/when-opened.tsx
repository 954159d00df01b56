import { type ReactNode, Suspense, useState } from 'react';

interface WhenOpenedProps {
  readonly open: boolean;
  /** What opens over the page: a `lazyOverlay`. */
  readonly children: ReactNode;
}

/** Loads an overlay when it is first opened, and keeps it from then on, so that it can be seen to close. */
export function WhenOpened({ open, children }: WhenOpenedProps) {
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
