import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { meQuery } from '../data/me.ts';

const VerifyNotice = lazy(() =>
  import('../features/auth/verify-notice.tsx').then((module) => ({ default: module.VerifyNotice })),
);

/** On every page of who is signed in, until they proved their address. */
export function VerifyBanner() {
  const { data: me } = useSuspenseQuery(meQuery);
  if (me.emailVerified) return null;
  return (
    <Suspense>
      <VerifyNotice email={me.email} />
    </Suspense>
  );
}
