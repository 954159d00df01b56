import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';

export const profileRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/profile',
  component: lazyPart(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
});
