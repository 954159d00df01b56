import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ location: { hash } }) => {
    throw redirect({ to: '/dashboard', hash, replace: true });
  },
});
