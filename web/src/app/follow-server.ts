import type { Me } from '@hopgon/contract/users/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../data/account/me.ts';
import { dropCompanyData } from '../data/company/companies.ts';
import { withdrawnRequests } from '../data/company/withdrawn-requests.ts';
import { dropEarlyReplies } from '../lib/api/early-replies.ts';
import { shareStream } from '../lib/events/shared-stream.ts';
import type { Wake } from '../lib/events/wake.ts';
import { currentCompany } from '../lib/session/current-company.ts';
import { session } from '../lib/session/session.ts';
import { toast } from '../ui/overlays/toast.ts';
import { createReread } from './reread.ts';

const concernsAccess = (wake: Wake): boolean =>
  wake === 'everything' || wake.topics.includes('me') || wake.topics.includes('company');

/** What to say to a person who is no longer in the company, and where they are now; null when they still are. */
function farewell(company: string | null, before: Me | undefined, after: Me | undefined): string | null {
  const left = before?.companies.find(({ id }) => id === company);
  if (!left || !after || after.companies.some(({ id }) => id === left.id)) return null;
  const next = after.companies.find(({ id }) => id === currentCompany.get());
  const why = `Bạn không còn vào được ${left.name}: bạn không còn là thành viên, hoặc công ty đã đóng.`;
  return next ? `${why} Bạn đang ở ${next.name}.` : why;
}

/** Companies one asked to join that have said no. */
const refusals = (before: Me | undefined, after: Me | undefined): string[] =>
  (before?.requests ?? []).filter(
    (asked) => after && !after.requests.includes(asked) && !after.companies.some(({ id }) => id === asked),
  );

interface Guards {
  /** Asks the guards of the page again. */
  recheck(): Promise<void>;
  goHome(): Promise<void>;
}

/** While someone is signed in, what changes on the server is read again here. */
export function followServer(queryClient: QueryClient, { recheck, goHome }: Guards): void {
  let stop: (() => void) | null = null;
  const reread = createReread(queryClient);
  // One removal causes several wake-ups.
  let announced: string | null = null;
  const announcedRefusals = new Set<string>();
  const announceRefusals = (before: Me | undefined, after: Me | undefined) => {
    const askedAgain = (after?.requests ?? []).filter((asked) => !before?.requests.includes(asked));
    withdrawnRequests.forget(askedAgain);
    for (const asked of askedAgain) announcedRefusals.delete(asked);
    for (const refused of refusals(before, after)) {
      if (!announcedRefusals.has(refused) && !withdrawnRequests.has(refused))
        toast.sayUntilClosed('Yêu cầu tham gia công ty của bạn không được duyệt.');
      announcedRefusals.add(refused);
    }
  };
  const onWake = async (wake: Wake) => {
    dropEarlyReplies();
    const company = currentCompany.get();
    const before = queryClient.getQueryData(meQuery.queryKey);
    await reread(wake);
    const after = queryClient.getQueryData(meQuery.queryKey);
    announceRefusals(before, after);
    const left = farewell(company, before, after);
    if (left && announced !== company) toast.sayUntilClosed(left);
    announced = left ? company : null;
    // A page of the company before may be about something that is not there any more.
    if (left && currentCompany.get()) await goHome();
    // Other guards apply to a person who was removed from a company or made its admin. First, or pages that are
    // about to close would ask again for what they may no longer read.
    if (concernsAccess(wake)) await recheck();
    if (currentCompany.get() !== company) await dropCompanyData(queryClient);
  };
  let followed: string | undefined;
  const follow = () => {
    const sessionId = session.get()?.sessionId;
    // Another person's session may take the place of the one before; the events of that one are not theirs.
    if (sessionId === followed) return;
    followed = sessionId;
    stop?.();
    stop = sessionId === undefined ? null : shareStream((wake) => void onWake(wake));
  };
  session.subscribe(follow);
  follow();
}
