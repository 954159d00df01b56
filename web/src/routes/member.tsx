import { createRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { companyQuery } from '../data/company/companies.ts';
import { waitingMailsQuery } from '../data/email.ts';
import { FrameSkeleton } from '../features/frame/frame-skeleton.tsx';
import { sleep } from '../lib/exclusive/sleep.ts';
import { currentCompany } from '../lib/session/current-company.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { personRoute } from './person.tsx';
import { WholePageError } from './route-error.tsx';

const MemberFrame = lazyPart(() => import('../features/frame/member-frame.tsx'), 'MemberFrame');

/** After it the page says what it waits for. */
const longestWaitMs = 1000;

/** Pages inside a company: the frame stands around them. */
export const memberRoute = createRoute({
  getParentRoute: () => personRoute,
  id: 'member',
  validateSearch: ({ join }: Record<string, unknown>): { join?: string } =>
    typeof join === 'string' && join !== '' ? { join } : {},
  beforeLoad: ({ context: { me }, location }) => {
    if (me.companies.length === 0) throw redirect({ to: '/company-setup', replace: true });
    const company = me.companies.find(({ id }) => id === currentCompany.get());
    if (company?.closed) throw redirect({ to: '/company-closed', replace: true });
    if (company?.obstacle) throw redirect({ to: '/company-access', replace: true });
    // How the settings were once addressed.
    if (location.hash === 'settings') throw redirect({ to: '/settings', replace: true });
  },
  // The frame and its company are awaited for a moment, so that the page is rendered once: each fallback in between would delay
  // the next render, for React spaces them. The banner about an unverified address would grow by a line when its count came later.
  loader: async ({ context: { me, queryClient }, abortController }) => {
    if (!me.emailVerified) void queryClient.prefetchQuery(waitingMailsQuery);
    const read = Promise.all([MemberFrame.preload(), queryClient.prefetchQuery(companyQuery)]);
    await Promise.race([read, sleep(longestWaitMs, abortController.signal)]);
  },
  component: () => (
    <Suspense fallback={<FrameSkeleton text="Đang kiểm tra thông tin công ty..." />}>
      <MemberFrame />
    </Suspense>
  ),
  errorComponent: (props) => <WholePageError {...props} what="Không thể tải thông tin công ty." />,
});
