import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute } from './member.tsx';

export const profileRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('./own-profile.tsx'), 'OwnProfile'),
});
