import { createRoute } from '@tanstack/react-router';
import { placeKeys, readFindTimePlace } from '../features/scheduling/find-time-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';
import { rootRoute } from './root.tsx';

const findTimeRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/find-time',
  validateSearch: ownSearch(readFindTimePlace, placeKeys),
  component: lazyPart(() => import('../features/scheduling/find-time-page.tsx'), 'FindTimePage'),
});

const pollRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/polls/$pollId',
  component: lazyPart(() => import('../features/scheduling/poll-page.tsx'), 'PollPage'),
});

export const schedulingRoutes = [findTimeRoute, pollRoute] as const;

/** Where the link of a guest's mail leads; nobody is asked who they are. */
export const guestPollRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/poll',
  component: lazyPart(() => import('../features/scheduling/guest-poll-page.tsx'), 'GuestPollPage'),
});
