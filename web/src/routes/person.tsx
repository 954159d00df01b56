import type { Me } from '@hopgon/contract/users/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, Outlet, redirect } from '@tanstack/react-router';
import { meQuery } from '../data/account/me.ts';
import { SignOutDialog } from '../features/auth/sign-out-dialog.tsx';
import { FrameSkeleton } from '../features/frame/frame-skeleton.tsx';
import { session } from '../lib/session/session.ts';
import { rootRoute } from './root.tsx';
import { WholePageError } from './route-error.tsx';

function toLogin(stoppedAt: string) {
  const forgets = session.wasLeft() || stoppedAt === '/dashboard';
  return redirect({ to: '/login', search: forgets ? {} : { next: stoppedAt }, replace: true });
}

async function readPerson(queryClient: QueryClient, next: string, known?: Me): Promise<{ me: Me }> {
  try {
    return { me: await queryClient.fetchQuery(meQuery) };
  } catch (error) {
    // The session ended while we asked.
    if (!session.get()) throw toLogin(next);
    if (known) return { me: known };
    throw error;
  }
}

/** Pages for who is signed in. */
export const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'person',
  beforeLoad: ({ context, location }) => {
    if (!session.get()) throw toLogin(location.href);
    // Known already: answered at once, so that no spinner flashes at every step.
    const known = context.queryClient.getQueryState(meQuery.queryKey);
    // A wake-up said that it changed; where nothing shows the person, nobody has read them again yet.
    if (!known?.data || known.isInvalidated)
      return readPerson(context.queryClient, location.href, known?.data);
    return { me: known.data };
  },
  component: () => (
    <>
      <Outlet />
      <SignOutDialog />
    </>
  ),
  errorComponent: WholePageError,
  pendingMs: 0,
  pendingComponent: () => <FrameSkeleton text="Đang tải..." />,
});
