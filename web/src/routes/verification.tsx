import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { rootRoute } from './root.tsx';

/** Where the QR code of minutes leads; nobody is asked who they are. */
export const verifyMinutesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-minutes',
  component: lazyPart(() => import('../features/verification/verify-minutes-page.tsx'), 'VerifyMinutesPage'),
});
