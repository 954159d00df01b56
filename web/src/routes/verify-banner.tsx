import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../data/me.ts';
import { VerifyNotice } from '../features/auth/verify-notice.tsx';

/** On every page of who is signed in, until they proved their address. It comes with the page: later it would push it down. */
export function VerifyBanner() {
  const { data: me } = useSuspenseQuery(meQuery);
  return me.emailVerified ? null : <VerifyNotice email={me.email} />;
}
