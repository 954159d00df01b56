import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/dashboard',
  component: lazyPart(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});
