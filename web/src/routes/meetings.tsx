import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute } from './member.tsx';

export const meetingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings',
  component: lazyRouteComponent(() => import('../features/meetings/meetings-page.tsx'), 'MeetingsPage'),
});
