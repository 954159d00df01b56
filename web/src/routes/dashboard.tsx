import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute } from './member.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./dashboard-home.tsx'), 'DashboardHome'),
});
