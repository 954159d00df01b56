import { createRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/layout/bare-head.tsx';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { rootRoute } from './root.tsx';

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: lazyPart(() => import('./not-found.tsx'), 'NotFound'),
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
