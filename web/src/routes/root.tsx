import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { session } from '../lib/session/session.ts';
import { BareHead } from '../ui/bare-head.tsx';

const NotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound');

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: () => (
    <Suspense>
      <NotFound />
    </Suspense>
  ),
  errorComponent: ({ error, reset }) => (
    <>
      <BareHead />
      <ServerErrorPage
        error={error instanceof Error ? error : new Error(String(error))}
        reset={reset}
        signedIn={session.get() !== null}
      />
    </>
  ),
});
