import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/account/me.ts';
import { countWaiting, waitingMailsQuery } from '../../data/email.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { VerifyNotice } from './verify-notice.tsx';

/** On every page of who is signed in, until they proved their address. It comes with the page: later it would push it down. */
export function VerifyBanner() {
  const { data: me } = useSuspenseQuery(meQuery);
  const isUnproved = !me.emailVerified;
  const { data } = useQuery({ ...waitingMailsQuery, enabled: isUnproved && currentCompany.get() !== null });
  return isUnproved ? <VerifyNotice email={me.email} waiting={countWaiting(data, 'verification')} /> : null;
}
