import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute } from './member.tsx';

export const profileRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
});

export const settingsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
});
