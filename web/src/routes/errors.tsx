import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/bare-head.tsx';
import { rootRoute } from './root.tsx';

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
});

export const serverErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/500',
  component: function ServerError() {
    return (
      <>
        <BareHead />
        <main>
          <ServerErrorPage signedIn={useSession() !== null} />
        </main>
      </>
    );
  },
});
