import { createRoute } from '@tanstack/react-router';
import { readNotificationPlace } from '../features/notifications/notification-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readNotificationPlace, ['loc']);

export const notificationsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/notifications',
  validateSearch,
  component: lazyPart(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
});
