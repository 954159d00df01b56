import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNotificationPlace } from '../features/notifications/notification-place.rules.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readNotificationPlace, ['loc']);

export const notificationsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/notifications',
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
});
