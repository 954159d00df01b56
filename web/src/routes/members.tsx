import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute } from './member.tsx';

export const membersRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/company-management',
  component: lazyRouteComponent(() => import('../features/members/members-page.tsx'), 'MembersPage'),
});
