import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../data/account/me.ts';
import { companyQuery } from '../data/company/companies.ts';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { MemberFrame } from '../features/frame/member-frame.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/layout/bare-head.tsx';

/** Inside the frame for who has one; without it nothing is asked that could fail on top. */
export function NotFound() {
  const signedIn = useSession() !== null;
  const { data: me } = useQuery({ ...meQuery, enabled: signedIn });
  const { data: company } = useQuery({ ...companyQuery, enabled: (me?.companies.length ?? 0) > 0 });
  const page = <NotFoundPage signedIn={signedIn} />;
  if (me && company) return <MemberFrame>{page}</MemberFrame>;
  return (
    <>
      <BareHead />
      <main>{page}</main>
    </>
  );
}
