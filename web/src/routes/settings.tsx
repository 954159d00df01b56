import { createRoute } from '@tanstack/react-router';
import { readAuditPlace } from '../features/audit/audit-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const settingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/settings',
  component: lazyPart(() => import('../features/settings/settings-layout.tsx'), 'SettingsLayout'),
});

const companyRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  component: lazyPart(() => import('../features/settings/company-page.tsx'), 'CompanyPage'),
});

const daysRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/days',
  component: lazyPart(() => import('../features/settings/days-page.tsx'), 'DaysPage'),
});

const roomsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/rooms',
  component: lazyPart(() => import('../features/rooms/rooms-page.tsx'), 'RoomsPage'),
});

const glossaryRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/glossary',
  component: lazyPart(() => import('../features/glossary/glossary-page.tsx'), 'GlossaryPage'),
});

const minutesSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/minutes',
  component: lazyPart(() => import('../features/minutes/settings-page.tsx'), 'MinutesSettingsPage'),
});

const minutesPlacesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/minutes/places',
  component: lazyPart(() => import('../features/minutes/templates/places-page.tsx'), 'PlacesPage'),
});

const modelsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/models',
  component: lazyPart(() => import('../features/models/models-page.tsx'), 'ModelsPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/audit',
  validateSearch: ownSearch(readAuditPlace, ['person', 'group', 'from', 'to']),
  component: lazyPart(() => import('../features/audit/audit-page.tsx'), 'AuditPage'),
});

const systemRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/system',
  component: lazyPart(() => import('../features/settings/system-page.tsx'), 'SystemPage'),
});

const retentionRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/retention',
  component: lazyPart(() => import('../features/settings/retention/retention-page.tsx'), 'RetentionPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/account',
  component: lazyPart(() => import('../features/settings/own-settings-page.tsx'), 'OwnSettingsPage'),
});

const notificationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/notifications',
  component: lazyPart(
    () => import('../features/notifications/settings/notification-settings-page.tsx'),
    'NotificationSettingsPage',
  ),
});

export const settingsRoutes = settingsRoute.addChildren([
  companyRoute,
  daysRoute,
  roomsRoute,
  glossaryRoute,
  minutesSettingsRoute,
  minutesPlacesRoute,
  modelsRoute,
  auditRoute,
  retentionRoute,
  systemRoute,
  notificationsRoute,
  accountRoute,
]);
