import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { WholePageError } from './route-error.tsx';

const NotFound = lazyPart(() => import('./not-found.tsx'), 'NotFound');

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
  errorComponent: WholePageError,
});
