import { createRoute } from '@tanstack/react-router';
import { decisionsQuery } from '../data/meetings/decisions.ts';
import { readCalendarPlace } from '../features/calendar/calendar-place.rules.ts';
import { readBoardPlace } from '../features/items/board-place.rules.ts';
import { readCommentsPlace } from '../features/items/comments/comments-place.rules.ts';
import { readListPlace } from '../features/meetings/list/list-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

type Raw = Readonly<Record<string, unknown>>;

/** What of the list is asked for is shown by the list. */
const readPlace = (raw: Raw) => {
  const list = readListPlace(raw);
  const isList = list.xem !== undefined || list.chon !== undefined;
  return { ...readCalendarPlace(isList ? { view: 'list', ...raw } : raw), ...list };
};

const validateSearch = ownSearch(readPlace, [
  'view',
  'date',
  'mine',
  'people',
  'room',
  'kinds',
  'xem',
  'tao',
  'chon',
]);

export const meetingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings',
  validateSearch,
  component: lazyPart(() => import('../features/calendar/meetings-screen.tsx'), 'MeetingsScreen'),
});

export const myTasksRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/my-tasks',
  validateSearch: ownSearch(readCommentsPlace, ['traodoi']),
  component: lazyPart(() => import('../features/items/my-tasks/my-tasks-page.tsx'), 'MyTasksPage'),
});

export const followUpsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/follow-ups',
  validateSearch: ownSearch(readBoardPlace, ['tinhtrang', 'tim']),
  component: lazyPart(() => import('../features/items/follow-ups-page.tsx'), 'FollowUpsPage'),
});

export const decisionsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/decisions',
  // Read while the code of the page comes, not behind it: what it shows first is then painted with it.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(decisionsQuery({ search: '' }));
  },
  component: lazyPart(() => import('../features/decisions/decisions-page.tsx'), 'DecisionsPage'),
});

export const registerRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/register',
  component: lazyPart(() => import('../features/minutes/register-page.tsx'), 'RegisterPage'),
});

export const importRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/import',
  component: lazyPart(() => import('../features/meetings/import/import-page.tsx'), 'ImportPage'),
});
