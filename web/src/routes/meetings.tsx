import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readListPlace } from '../features/meetings/list-place.rules.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readListPlace, ['xem', 'tao', 'chon']);

export const meetingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings',
  validateSearch,
  component: lazyRouteComponent(() => import('../features/meetings/meetings-page.tsx'), 'MeetingsPage'),
});
