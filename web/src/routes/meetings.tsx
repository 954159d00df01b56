import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readListPlace } from '../features/meetings/list-place.rules.ts';
import { memberRoute } from './member.tsx';

export const meetingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings',
  validateSearch: readListPlace,
  component: lazyRouteComponent(() => import('../features/meetings/meetings-page.tsx'), 'MeetingsPage'),
});
